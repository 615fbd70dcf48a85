import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Commands from standard input, one JSON array a line; answers and events to standard output, one JSON object a line. */
final class Peer {
    private static final ObjectMapper JSON = new ObjectMapper();

    interface Command {
        /** @return the members of the answer: names and values in turn */
        Object[] run(String... words) throws Exception;
    }

    private Peer() {
    }

    static synchronized void tell(String type, Object... members) {
        Map<String, Object> event = new LinkedHashMap<>();
        event.put("type", type);
        for (int at = 0; at < members.length; at += 2) {
            event.put((String) members[at], members[at + 1]);
        }
        try {
            System.out.println(JSON.writeValueAsString(event));
        } catch (Exception error) {
            throw new IllegalStateException(error);
        }
    }

    /** Takes commands until the input ends. */
    static void serve(Command command) throws Exception {
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            try {
                tell("answer", command.run(JSON.readValue(line, String[].class)));
            } catch (Exception error) {
                tell("answer", "error", error.toString());
            }
        }
    }
}
