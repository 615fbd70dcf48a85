import java.net.InetSocketAddress;
import java.util.*;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.californium.scandium.config.DtlsConfig;
import org.eclipse.leshan.core.endpoint.Protocol;
import org.eclipse.leshan.core.observation.Observation;
import org.eclipse.leshan.core.request.*;
import org.eclipse.leshan.core.response.LwM2mResponse;
import org.eclipse.leshan.core.util.Hex;
import org.eclipse.leshan.server.*;
import org.eclipse.leshan.server.registration.*;
import org.eclipse.leshan.servers.security.*;
import org.eclipse.leshan.transport.californium.server.endpoint.CaliforniumServerEndpointsProvider;
import org.eclipse.leshan.transport.californium.server.endpoint.coap.CoapServerProtocolProvider;
import org.eclipse.leshan.transport.californium.server.endpoint.coaps.CoapsServerProtocolProvider;

/**
 * A server made with Leshan for the benchmark beside Muster: LeshanBench PORT COAPS_PORT. It keeps everything in memory and tells
 * nothing of single devices. The command `ask PATH,… MODE` sets the requests that follow a Register, one after the
 * other: MODE is `discover` or `observe`; without paths there are none. `devices` answers the number of registrations.
 * `secure NAME,… KEY` adds devices with that pre-shared key, in hex, whose identities are their names.
 */
public final class LeshanBench {
    private static final long TIMEOUT_MS = 60_000;
    private static final int CONNECTION_ID_BYTES = 6;

    private final LeshanServer server;
    private final EditableSecurityStore secured = new InMemorySecurityStore();
    private final AtomicInteger failures = new AtomicInteger();
    private volatile List<String> paths = List.of();
    private volatile boolean isObserve;

    private LeshanBench(int port, int securedPort) {
        var endpoints = new CaliforniumServerEndpointsProvider.Builder(new CoapServerProtocolProvider(),
                new CoapsServerProtocolProvider());
        var configuration = endpoints.createDefaultConfiguration();
        configuration.set(DtlsConfig.DTLS_CONNECTION_ID_LENGTH, CONNECTION_ID_BYTES);
        endpoints.setConfiguration(configuration);
        endpoints.addEndpoint(new InetSocketAddress("127.0.0.1", port), Protocol.COAP);
        endpoints.addEndpoint(new InetSocketAddress("127.0.0.1", securedPort), Protocol.COAPS);
        LeshanServerBuilder builder = new LeshanServerBuilder();
        builder.setEndpointsProviders(endpoints.build());
        builder.setSecurityStore(secured);
        server = builder.build();
        server.getRegistrationService().addListener(new Followers());
    }

    public static void main(String[] args) throws Exception {
        LeshanBench bench = new LeshanBench(Integer.parseInt(args[0]), Integer.parseInt(args[1]));
        bench.server.start();
        Peer.tell("listening");
        Peer.serve(bench::run);
        bench.server.destroy();
        System.exit(0);
    }

    private Object[] run(String... words) throws NonUniqueSecurityInfoException {
        switch (words[0]) {
        case "ask" -> {
            paths = words[1].isEmpty() ? List.of() : List.of(words[1].split(","));
            isObserve = words[2].equals("observe");
        }
        case "secure" -> {
            byte[] key = Hex.decodeHex(words[2].toCharArray());
            for (String name : words[1].split(",")) {
                secured.add(SecurityInfo.newPreSharedKeyInfo(name, name, key));
            }
        }
        case "devices" -> {
        }
        default -> throw new IllegalArgumentException("no such command: " + words[0]);
        }
        int devices = 0;
        for (var all = server.getRegistrationService().getAllRegistrations(); all.hasNext(); all.next()) {
            devices++;
        }
        return new Object[] { "devices", devices, "failures", failures.get() };
    }

    private void ask(Registration device, Iterator<String> left, boolean observes) {
        if (!left.hasNext()) {
            return;
        }
        String path = left.next();
        if (observes) {
            send(device, new ObserveRequest(path), left, true);
        } else {
            send(device, new DiscoverRequest(path), left, false);
        }
    }

    private <T extends LwM2mResponse> void send(Registration device, DownlinkDeviceManagementRequest<T> request,
            Iterator<String> left, boolean observes) {
        server.send(device, request, TIMEOUT_MS, response -> {
            if (!response.isSuccess()) {
                failures.incrementAndGet();
            }
            ask(device, left, observes);
        }, error -> failures.incrementAndGet());
    }

    private final class Followers implements RegistrationListener {
        @Override
        public void registered(Registration registration, Registration previous, Collection<Observation> ended) {
            ask(registration, paths.iterator(), isObserve);
        }

        @Override
        public void updated(RegistrationUpdate update, Registration updated, Registration previous) {
        }

        @Override
        public void unregistered(Registration registration, Collection<Observation> observations, boolean expired,
                Registration successor) {
        }
    }
}
