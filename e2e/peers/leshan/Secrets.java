import java.io.ByteArrayInputStream;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.PublicKey;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.security.spec.X509EncodedKeySpec;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.leshan.core.util.Hex;

/**
 * What a peer is secured with, as words NAME=VALUE; keys and certificates are DER in hex.
 * mode=psk: identity, key. mode=rpk: publicKey, privateKey, otherKey (that of the other side).
 * mode=x509: certificate, privateKey, trusted (the other side's certificate, or the root of it).
 * cid: bytes of the Connection ID that the other side is to use, default 6; 0: none, but that of the other side is used;
 * -1: no Connection IDs at all.
 */
final class Secrets {
    private final Map<String, String> values = new HashMap<>();

    /** @param from the first of the words */
    Secrets(String[] words, int from) {
        for (int at = from; at < words.length; at++) {
            String[] parts = words[at].split("=", 2);
            values.put(parts[0], parts.length > 1 ? parts[1] : "");
        }
    }

    boolean has(String name) {
        return values.containsKey(name);
    }

    String text(String name) {
        return values.getOrDefault(name, "");
    }

    byte[] bytes(String name) {
        return Hex.decodeHex(text(name).toCharArray());
    }

    PublicKey publicKey(String name) throws Exception {
        return KeyFactory.getInstance("EC").generatePublic(new X509EncodedKeySpec(bytes(name)));
    }

    PrivateKey privateKey() throws Exception {
        return KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(bytes("privateKey")));
    }

    X509Certificate certificate(String name) throws Exception {
        CertificateFactory factory = CertificateFactory.getInstance("X.509");
        return (X509Certificate) factory.generateCertificate(new ByteArrayInputStream(bytes(name)));
    }
}
