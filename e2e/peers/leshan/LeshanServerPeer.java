import java.net.InetSocketAddress;
import java.security.cert.X509Certificate;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.californium.elements.config.Configuration;
import org.eclipse.californium.scandium.config.DtlsConfig;
import org.eclipse.leshan.core.endpoint.Protocol;
import org.eclipse.leshan.core.link.lwm2m.attributes.DefaultLwM2mAttributeParser;
import org.eclipse.leshan.core.link.lwm2m.attributes.LwM2mAttributeSet;
import org.eclipse.leshan.core.node.LwM2mMultipleResource;
import org.eclipse.leshan.core.node.LwM2mNode;
import org.eclipse.leshan.core.node.LwM2mObjectInstance;
import org.eclipse.leshan.core.node.LwM2mPath;
import org.eclipse.leshan.core.node.LwM2mResource;
import org.eclipse.leshan.core.node.LwM2mResourceInstance;
import org.eclipse.leshan.core.node.LwM2mSingleResource;
import org.eclipse.leshan.core.observation.CompositeObservation;
import org.eclipse.leshan.core.observation.Observation;
import org.eclipse.leshan.core.observation.SingleObservation;
import org.eclipse.leshan.core.request.CancelObservationRequest;
import org.eclipse.leshan.core.request.ContentFormat;
import org.eclipse.leshan.core.request.DiscoverRequest;
import org.eclipse.leshan.core.request.DownlinkDeviceManagementRequest;
import org.eclipse.leshan.core.request.ExecuteRequest;
import org.eclipse.leshan.core.request.ObserveCompositeRequest;
import org.eclipse.leshan.core.request.ObserveRequest;
import org.eclipse.leshan.core.request.ReadCompositeRequest;
import org.eclipse.leshan.core.request.ReadRequest;
import org.eclipse.leshan.core.request.WriteAttributesRequest;
import org.eclipse.leshan.core.request.WriteCompositeRequest;
import org.eclipse.leshan.core.request.WriteRequest;
import org.eclipse.leshan.core.response.DiscoverResponse;
import org.eclipse.leshan.core.response.LwM2mResponse;
import org.eclipse.leshan.core.response.ObserveCompositeResponse;
import org.eclipse.leshan.core.response.ObserveResponse;
import org.eclipse.leshan.core.response.ReadCompositeResponse;
import org.eclipse.leshan.core.response.ReadResponse;
import org.eclipse.leshan.server.LeshanServer;
import org.eclipse.leshan.server.LeshanServerBuilder;
import org.eclipse.leshan.server.observation.ObservationListener;
import org.eclipse.leshan.server.registration.Registration;
import org.eclipse.leshan.server.registration.RegistrationListener;
import org.eclipse.leshan.server.registration.RegistrationUpdate;
import org.eclipse.leshan.servers.security.EditableSecurityStore;
import org.eclipse.leshan.servers.security.InMemorySecurityStore;
import org.eclipse.leshan.servers.security.SecurityInfo;
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
        CaliforniumServerEndpointsProvider.Builder endpoints = new CaliforniumServerEndpointsProvider.Builder(
                new CoapServerProtocolProvider(), new CoapsServerProtocolProvider());
        Configuration configuration = endpoints.createDefaultConfiguration();
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
        case "psk":
            devices.add(SecurityInfo.newPreSharedKeyInfo(endpoint, secrets.text("identity"), secrets.bytes("key")));
            break;
        case "rpk":
            devices.add(SecurityInfo.newRawPublicKeyInfo(endpoint, secrets.publicKey("otherKey")));
            builder.setPublicKey(secrets.publicKey("publicKey"));
            builder.setPrivateKey(secrets.privateKey());
            break;
        default:
            devices.add(SecurityInfo.newX509CertInfo(endpoint));
            builder.setCertificateChain(new X509Certificate[] { secrets.certificate("certificate") });
            builder.setPrivateKey(secrets.privateKey());
            builder.setTrustedCertificates(new X509Certificate[] { secrets.certificate("trusted") });
        }
        builder.setSecurityStore(devices);
    }

    private Object[] run(String... words) throws Exception {
        Registration device = server.getRegistrationService().getByEndpoint(words[1]);
        if (device == null) {
            throw new IllegalArgumentException("no such device: " + words[1]);
        }
        String path = words[2];
        switch (words[0]) {
        case "read":
            ContentFormat format = words.length > 3 ? ContentFormat.fromName(words[3]) : null;
            return answer(send(device, new ReadRequest(format, path)));
        case "read-composite":
            return answer(send(device,
                    new ReadCompositeRequest(ContentFormat.SENML_JSON, ContentFormat.SENML_CBOR, path.split(","))));
        case "observe-composite":
            return answer(send(device,
                    new ObserveCompositeRequest(ContentFormat.SENML_JSON, ContentFormat.SENML_CBOR, path.split(","))));
        case "write-composite":
            return answer(send(device, new WriteCompositeRequest(ContentFormat.SENML_CBOR, assignments(words))));
        case "discover":
            return answer(send(device, new DiscoverRequest(path)));
        case "write":
            return answer(send(device, writeText(new LwM2mPath(path), words[3])));
        case "write-float":
            return answer(send(device, writeFloat(new LwM2mPath(path), Double.parseDouble(words[3]))));
        case "execute":
            return answer(send(device, new ExecuteRequest(path)));
        case "attributes":
            LwM2mAttributeSet attributes =
                    new LwM2mAttributeSet(new DefaultLwM2mAttributeParser().parseUriQuery(words[3]));
            return answer(send(device, new WriteAttributesRequest(path, attributes)));
        case "observe":
            return answer(send(device, new ObserveRequest(path)));
        case "cancel":
            for (Observation observation : server.getObservationService().getObservations(device)) {
                if (observation instanceof SingleObservation) {
                    return answer(send(device, new CancelObservationRequest((SingleObservation) observation)));
                }
            }
            throw new IllegalArgumentException("nothing is observed");
        default:
            throw new IllegalArgumentException("no such command: " + words[0]);
        }
    }

    private <T extends LwM2mResponse> T send(Registration device, DownlinkDeviceManagementRequest<T> request)
            throws InterruptedException {
        T response = server.send(device, request, TIMEOUT_MS);
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
        if (response instanceof ReadResponse && response.isSuccess()) {
            value = valueOf(((ReadResponse) response).getContent());
        } else if (response instanceof ReadCompositeResponse && response.isSuccess()) {
            value = valuesOf(((ReadCompositeResponse) response).getContent());
        } else if (response instanceof DiscoverResponse && response.isSuccess()) {
            value = Arrays.stream(((DiscoverResponse) response).getObjectLinks())
                    .map(Object::toString).collect(Collectors.toList());
        }
        return new Object[] { "code", response.getCode().getName(), "value", value };
    }

    private static Object valueOf(LwM2mNode node) {
        if (node instanceof LwM2mSingleResource) {
            return simple(((LwM2mSingleResource) node).getValue());
        }
        if (node instanceof LwM2mResourceInstance) {
            return simple(((LwM2mResourceInstance) node).getValue());
        }
        Map<Integer, Object> members = new TreeMap<>();
        if (node instanceof LwM2mMultipleResource) {
            ((LwM2mMultipleResource) node).getInstances().forEach((id, one) -> members.put(id, valueOf(one)));
        } else if (node instanceof LwM2mObjectInstance) {
            for (Map.Entry<Integer, LwM2mResource> one : ((LwM2mObjectInstance) node).getResources().entrySet()) {
                members.put(one.getKey(), valueOf(one.getValue()));
            }
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
                    Arrays.stream(registration.getObjectLinks()).map(link -> link.getUriReference())
                            .collect(Collectors.toList()));
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

    private static final class Observations implements ObservationListener {
        @Override
        public void newObservation(Observation observation, Registration registration) {
            // The answer to the command says it.
        }

        @Override
        public void cancelled(Observation observation) {
            // The answer to the command says it.
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
