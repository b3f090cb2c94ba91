export { countPairing, newPairing, pairingHash } from "./pairing.ts";
export { ownTenantNo } from "./sql.ts";
