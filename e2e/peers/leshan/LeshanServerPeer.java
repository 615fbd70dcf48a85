import java.net.InetSocketAddress;
import java.security.cert.X509Certificate;
import java.util.*;
import org.eclipse.californium.scandium.config.DtlsConfig;
import org.eclipse.leshan.core.endpoint.Protocol;
import org.eclipse.leshan.core.link.lwm2m.attributes.*;
import org.eclipse.leshan.core.node.*;
import org.eclipse.leshan.core.observation.*;
import org.eclipse.leshan.core.request.*;
import org.eclipse.leshan.core.response.*;
import org.eclipse.leshan.server.*;
import org.eclipse.leshan.server.observation.ObservationListener;
import org.eclipse.leshan.server.registration.*;
import org.eclipse.leshan.servers.security.*;
import org.eclipse.leshan.transport.californium.server.endpoint.CaliforniumServerEndpointsProvider;
import org.eclipse.leshan.transport.californium.server.endpoint.coap.CoapServerProtocolProvider;
import org.eclipse.leshan.transport.californium.server.endpoint.coaps.CoapsServerProtocolProvider;

/**
 * A server made with Leshan: LeshanServerPeer PORT [WORD ...]. With words of Secrets it is one for coaps, whose only
 * device is that of `endpoint`; devices are asked by commands: WHAT ENDPOINT PATH [MORE].
 */
public final class LeshanServerPeer {
    private static final long TIMEOUT_MS = 10_000;

    private final LeshanServer server;

    private LeshanServerPeer(int port, Secrets secrets) throws Exception {
        boolean isSecure = secrets.has("mode");
        var endpoints = new CaliforniumServerEndpointsProvider.Builder(new CoapServerProtocolProvider(),
                new CoapsServerProtocolProvider());
        var configuration = endpoints.createDefaultConfiguration();
        if (secrets.has("cid")) {
            configuration.set(DtlsConfig.DTLS_CONNECTION_ID_LENGTH, Integer.valueOf(secrets.text("cid")));
        }
        endpoints.setConfiguration(configuration);
        endpoints.addEndpoint(new InetSocketAddress("127.0.0.1", port), isSecure ? Protocol.COAPS : Protocol.COAP);
        LeshanServerBuilder builder = new LeshanServerBuilder();
        builder.setEndpointsProviders(endpoints.build());
        // What a device sends from another address tells where it is.
        builder.setUpdateRegistrationOnNotification(true);
        if (isSecure) {
            secure(builder, secrets);
        }
        server = builder.build();
        server.getRegistrationService().addListener(new Registrations());
        server.getObservationService().addListener(new Observations());
    }

    public static void main(String[] args) throws Exception {
        LeshanServerPeer peer = new LeshanServerPeer(Integer.parseInt(args[0]), new Secrets(args, 1));
        peer.server.start();
        Peer.tell("listening");
        Peer.serve(peer::run);
        peer.server.destroy();
        System.exit(0);
    }

    private static void secure(LeshanServerBuilder builder, Secrets secrets) throws Exception {
        String endpoint = secrets.text("endpoint");
        EditableSecurityStore devices = new InMemorySecurityStore();
        switch (secrets.text("mode")) {
        case "psk" -> devices
                .add(SecurityInfo.newPreSharedKeyInfo(endpoint, secrets.text("identity"), secrets.bytes("key")));
        case "rpk" -> {
            devices.add(SecurityInfo.newRawPublicKeyInfo(endpoint, secrets.publicKey("otherKey")));
            builder.setPublicKey(secrets.publicKey("publicKey"));
            builder.setPrivateKey(secrets.privateKey());
        }
        default -> {
            devices.add(SecurityInfo.newX509CertInfo(endpoint));
            builder.setCertificateChain(new X509Certificate[] { secrets.certificate("certificate") });
            builder.setPrivateKey(secrets.privateKey());
            builder.setTrustedCertificates(new X509Certificate[] { secrets.certificate("trusted") });
        }
        }
        builder.setSecurityStore(devices);
    }

    private Object[] run(String... words) throws Exception {
        Registration device = server.getRegistrationService().getByEndpoint(words[1]);
        if (device == null) {
            throw new IllegalArgumentException("no such device: " + words[1]);
        }
        String path = words[2];
        ContentFormat format = words[0].equals("read") && words.length > 3 ? ContentFormat.fromName(words[3]) : null;
        return answer(send(device, switch (words[0]) {
        case "read" -> new ReadRequest(format, path);
        case "read-composite" ->
            new ReadCompositeRequest(ContentFormat.SENML_JSON, ContentFormat.SENML_CBOR, path.split(","));
        case "observe-composite" ->
            new ObserveCompositeRequest(ContentFormat.SENML_JSON, ContentFormat.SENML_CBOR, path.split(","));
        case "write-composite" -> new WriteCompositeRequest(ContentFormat.SENML_CBOR, assignments(words));
        case "discover" -> new DiscoverRequest(path);
        case "write" -> writeText(new LwM2mPath(path), words[3]);
        case "write-float" -> writeFloat(new LwM2mPath(path), Double.parseDouble(words[3]));
        case "execute" -> new ExecuteRequest(path);
        case "attributes" -> new WriteAttributesRequest(path,
                new LwM2mAttributeSet(new DefaultLwM2mAttributeParser().parseUriQuery(words[3])));
        case "observe" -> new ObserveRequest(path);
        case "cancel" -> new CancelObservationRequest(
                (SingleObservation) server.getObservationService().getObservations(device).stream()
                        .filter(SingleObservation.class::isInstance).findFirst().orElseThrow());
        default -> throw new IllegalArgumentException("no such command: " + words[0]);
        }));
    }

    private LwM2mResponse send(Registration device, DownlinkDeviceManagementRequest<? extends LwM2mResponse> request)
            throws InterruptedException {
        LwM2mResponse response = server.send(device, request, TIMEOUT_MS);
        if (response == null) {
            throw new IllegalStateException("no answer within " + TIMEOUT_MS + " ms");
        }
        return response;
    }

    private static WriteRequest writeText(LwM2mPath path, String value) {
        return new WriteRequest(path.getObjectId(), path.getObjectInstanceId(), path.getResourceId(), value);
    }

    private static WriteRequest writeFloat(LwM2mPath path, double value) {
        return new WriteRequest(ContentFormat.SENML_CBOR, path.getObjectId(), path.getObjectInstanceId(),
                path.getResourceId(), value);
    }

    /** PATH=TEXT of the words from the third on; PATH=float:NUMBER gives a Float. */
    private static Map<String, Object> assignments(String... words) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (String word : Arrays.asList(words).subList(2, words.length)) {
            String[] parts = word.split("=", 2);
            boolean isFloat = parts[1].startsWith("float:");
            values.put(parts[0], isFloat ? (Object) Double.valueOf(parts[1].substring(6)) : parts[1]);
        }
        return values;
    }

    private static Map<String, Object> valuesOf(Map<LwM2mPath, LwM2mNode> nodes) {
        Map<String, Object> values = new TreeMap<>();
        nodes.forEach((path, node) -> values.put(path.toString(), node == null ? null : valueOf(node)));
        return values;
    }

    private static Object[] answer(LwM2mResponse response) {
        Object value = response.getErrorMessage();
        if (response instanceof ReadResponse read && read.isSuccess()) {
            value = valueOf(read.getContent());
        } else if (response instanceof ReadCompositeResponse read && read.isSuccess()) {
            value = valuesOf(read.getContent());
        } else if (response instanceof DiscoverResponse discovered && discovered.isSuccess()) {
            value = Arrays.stream(discovered.getObjectLinks()).map(Object::toString).toList();
        }
        return new Object[] { "code", response.getCode().getName(), "value", value };
    }

    private static Object valueOf(LwM2mNode node) {
        if (node instanceof LwM2mSingleResource resource) {
            return simple(resource.getValue());
        }
        if (node instanceof LwM2mResourceInstance instance) {
            return simple(instance.getValue());
        }
        Map<Integer, Object> members = new TreeMap<>();
        if (node instanceof LwM2mMultipleResource resource) {
            resource.getInstances().forEach((id, one) -> members.put(id, valueOf(one)));
        } else if (node instanceof LwM2mObjectInstance instance) {
            instance.getResources().forEach((id, one) -> members.put(id, valueOf(one)));
        } else {
            return String.valueOf(node);
        }
        return members;
    }

    private static Object simple(Object value) {
        return value instanceof Number || value instanceof Boolean ? value : String.valueOf(value);
    }

    private static final class Registrations implements RegistrationListener {
        @Override
        public void registered(Registration registration, Registration previous, Collection<Observation> ended) {
            Peer.tell("registered", "endpoint", registration.getEndpoint(), "identity",
                    String.valueOf(registration.getClientTransportData().getIdentity()), "version",
                    String.valueOf(registration.getLwM2mVersion()), "lifetime", registration.getLifeTimeInSec(), "objects",
                    Arrays.stream(registration.getObjectLinks()).map(link -> link.getUriReference()).toList());
        }

        @Override
        public void updated(RegistrationUpdate update, Registration updated, Registration previous) {
            Peer.tell("updated", "endpoint", updated.getEndpoint());
        }

        @Override
        public void unregistered(Registration registration, Collection<Observation> observations, boolean expired,
                Registration successor) {
            Peer.tell("deregistered", "endpoint", registration.getEndpoint(), "expired", expired);
        }
    }

    /** Answers to commands tell of new and cancelled ones. */
    private static final class Observations implements ObservationListener {
        @Override
        public void newObservation(Observation observation, Registration registration) {
        }

        @Override
        public void cancelled(Observation observation) {
        }

        @Override
        public void onResponse(SingleObservation observation, Registration registration, ObserveResponse response) {
            Peer.tell("notified", "path", observation.getPath().toString(), "value", valueOf(response.getContent()));
        }

        @Override
        public void onResponse(CompositeObservation observation, Registration registration,
                ObserveCompositeResponse response) {
            Peer.tell("notified", "path", String.valueOf(observation.getPaths()), "value", valuesOf(response.getContent()));
        }

        @Override
        public void onError(Observation observation, Registration registration, Exception error) {
            Peer.tell("failed", "error", String.valueOf(error));
        }
    }
}
