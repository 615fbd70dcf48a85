import static java.nio.charset.StandardCharsets.UTF_8;

import java.net.InetAddress;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.eclipse.californium.core.config.CoapConfig;
import org.eclipse.californium.scandium.config.DtlsConfig;
import org.eclipse.leshan.client.*;
import org.eclipse.leshan.client.object.Security;
import org.eclipse.leshan.client.object.Server;
import org.eclipse.leshan.client.observer.LwM2mClientObserverAdapter;
import org.eclipse.leshan.client.resource.*;
import org.eclipse.leshan.client.send.ManualDataSender;
import org.eclipse.leshan.client.servers.LwM2mServer;
import org.eclipse.leshan.core.ResponseCode;
import org.eclipse.leshan.core.model.*;
import org.eclipse.leshan.core.node.*;
import org.eclipse.leshan.core.request.*;
import org.eclipse.leshan.core.request.argument.Arguments;
import org.eclipse.leshan.core.response.ExecuteResponse;
import org.eclipse.leshan.core.response.WriteResponse;
import org.eclipse.leshan.transport.californium.client.endpoint.CaliforniumClientEndpointsProvider;
import org.eclipse.leshan.transport.californium.client.endpoint.coap.CoapClientProtocolProvider;
import org.eclipse.leshan.transport.californium.client.endpoint.coaps.CoapsClientProtocolProvider;

/**
 * A device made with Leshan's client: LeshanDevice SERVER_URI ENDPOINT [WORD ...]. The words are those of Secrets;
 * `bootstrap`: the URI is that of a bootstrap server; `retransmissions=N`: it gives up after so many.
 */
public final class LeshanDevice {
    private static final int SHORT_SERVER_ID = 123;
    /** The IPSO object whose value is a Float that servers write. */
    private static final int SET_POINT = 3308;
    private static final int SET_POINT_VALUE = 5900;

    public static void main(String[] args) throws Exception {
        String serverUri = args[0];
        Resources device = new Resources(0, Map.of(
                0, "Eclipse", 1, "Leshan", 2, "L-1", 9, 80L, 13, new Date(0), 14, "+01:00", 15, "Europe/Paris",
                6, Map.of(0, 1L, 1, 5L), 7, Map.of(0, 3800L, 1, 5000L), 16, "U"));
        Resources location = new Resources(0, Map.of(0, 59.33, 1, 18.06, 5, new Date()));

        Resources setPoint = new Resources(0, Map.of(SET_POINT_VALUE, -40.0));

        Secrets secrets = new Secrets(args, 2);
        List<ObjectModel> models = new ArrayList<>(ObjectLoader.loadDefault());
        models.add(setPointModel());
        ObjectsInitializer objects = new ObjectsInitializer(new StaticModel(models));
        if (secrets.has("bootstrap")) {
            objects.setInstancesForObject(0, bootstrapAccount(serverUri, secrets));
            objects.setClassForObject(1, Server.class);
        } else {
            objects.setInstancesForObject(0, account(serverUri, secrets));
            objects.setInstancesForObject(1, new Server(SHORT_SERVER_ID, 300));
        }
        objects.setInstancesForObject(3, device);
        objects.setInstancesForObject(6, location);
        objects.setInstancesForObject(SET_POINT, setPoint);

        var endpoints = new CaliforniumClientEndpointsProvider.Builder(new CoapClientProtocolProvider(),
                new CoapsClientProtocolProvider());
        var configuration = endpoints.createDefaultConfiguration();
        if (secrets.has("cid")) {
            configuration.set(DtlsConfig.DTLS_CONNECTION_ID_LENGTH, Integer.valueOf(secrets.text("cid")));
        }
        if (secrets.has("retransmissions")) {
            configuration.set(CoapConfig.MAX_RETRANSMIT, Integer.valueOf(secrets.text("retransmissions")));
        }
        endpoints.setConfiguration(configuration);
        endpoints.setClientAddress(InetAddress.getByName("127.0.0.1"));

        LeshanClient client = new LeshanClientBuilder(args[1])
                .setObjects(objects.createAll())
                .setEndpointsProviders(endpoints.build())
                .setDataSenders(new ManualDataSender())
                .build();
        client.addObserver(new Reports());
        client.start();

        Map<Integer, Resources> instances = Map.of(3, device, 6, location, SET_POINT, setPoint);
        Peer.serve(words -> run(client, instances, words));
        client.destroy(true);
        System.exit(0);
    }

    private static ObjectModel setPointModel() {
        ResourceModel value = new ResourceModel(SET_POINT_VALUE, "Set Point Value", ResourceModel.Operations.RW, false, false,
                ResourceModel.Type.FLOAT, "", "", "");
        return new ObjectModel(SET_POINT, "Set Point", "", ObjectModel.DEFAULT_VERSION, true, false, value);
    }

    private static Security bootstrapAccount(String serverUri, Secrets secrets) {
        return secrets.text("mode").equals("psk")
                ? Security.pskBootstrap(serverUri, secrets.text("identity").getBytes(UTF_8), secrets.bytes("key"))
                : Security.noSecBootstrap(serverUri);
    }

    private static Security account(String serverUri, Secrets secrets) {
        return switch (secrets.text("mode")) {
        case "psk" ->
            Security.psk(serverUri, SHORT_SERVER_ID, secrets.text("identity").getBytes(UTF_8), secrets.bytes("key"));
        case "rpk" -> Security.rpk(serverUri, SHORT_SERVER_ID, secrets.bytes("publicKey"), secrets.bytes("privateKey"),
                secrets.bytes("otherKey"));
        case "x509" -> Security.x509(serverUri, SHORT_SERVER_ID, secrets.bytes("certificate"),
                secrets.bytes("privateKey"), secrets.bytes("trusted"));
        default -> Security.noSec(serverUri, SHORT_SERVER_ID);
        };
    }

    private static Object[] run(LeshanClient client, Map<Integer, Resources> instances, String... words) {
        switch (words[0]) {
        case "set" -> {
            LwM2mPath path = new LwM2mPath(words[1]);
            instances.get(path.getObjectId()).set(path.getResourceId(), words[2]);
        }
        case "update" -> client.triggerRegistrationUpdate();
        case "collect" -> senderOf(client).collectData(List.of(new LwM2mPath(words[1])));
        case "send" -> senderOf(client).sendCollectedData(client.getRegisteredServers().values().iterator().next(),
                ContentFormat.SENML_CBOR, 5000, false);
        case "deregister" -> client.stop(true);
        default -> throw new IllegalArgumentException("no such command: " + words[0]);
        }
        return new Object[0];
    }

    private static ManualDataSender senderOf(LeshanClient client) {
        return client.getSendService().getDataSender(ManualDataSender.DEFAULT_NAME, ManualDataSender.class);
    }

    /** An object instance that tells what was done to it. */
    public static final class Resources extends SimpleInstanceEnabler {
        /** Leshan wants one for what a server may create. */
        public Resources() {
        }

        Resources(int id, Map<Integer, Object> values) {
            super(id, values);
        }

        void set(int resourceId, String text) {
            var type = getModel().resources.get(resourceId).type;
            Object value = type == ResourceModel.Type.FLOAT ? (Object) Double.valueOf(text) : Long.valueOf(text);
            resources.put(resourceId, LwM2mSingleResource.newResource(resourceId, value, type));
            fireResourceChange(resourceId);
        }

        @Override
        public WriteResponse write(LwM2mServer server, boolean replace, int resourceId, LwM2mResource value) {
            Peer.tell("written", "path", pathOf(resourceId), "value", String.valueOf(value.getValue()));
            return super.write(server, replace, resourceId, value);
        }

        @Override
        public ExecuteResponse execute(LwM2mServer server, int resourceId, Arguments arguments) {
            Peer.tell("executed", "path", pathOf(resourceId));
            return ExecuteResponse.success();
        }

        private String pathOf(int resourceId) {
            return "/" + getModel().id + "/" + getId() + "/" + resourceId;
        }
    }

    private static final class Reports extends LwM2mClientObserverAdapter {
        @Override
        public void onBootstrapSuccess(LwM2mServer server, BootstrapRequest request) {
            Peer.tell("bootstrapped");
        }

        @Override
        public void onRegistrationSuccess(LwM2mServer server, RegisterRequest request, String registrationId) {
            Peer.tell("registered", "location", registrationId);
        }

        @Override
        public void onUpdateSuccess(LwM2mServer server, UpdateRequest request) {
            Peer.tell("updated");
        }

        @Override
        public void onDeregistrationSuccess(LwM2mServer server, DeregisterRequest request) {
            Peer.tell("deregistered");
        }

        @Override
        public void onRegistrationFailure(LwM2mServer server, RegisterRequest request, ResponseCode code, String message,
                Exception cause) {
            Peer.tell("refused", "code", String.valueOf(code), "message", String.valueOf(message));
        }

        @Override
        public void onRegistrationTimeout(LwM2mServer server, RegisterRequest request) {
            Peer.tell("refused", "code", "none", "message", "no answer");
        }

        @Override
        public void onUnexpectedError(Throwable error) {
            Peer.tell("failed", "error", String.valueOf(error));
        }
    }
}
