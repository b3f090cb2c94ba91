export { countPairing, newPairing, pairingHash } from "./pairing.ts";
