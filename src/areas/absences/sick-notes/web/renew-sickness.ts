import { renew } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";

/** Whatever shows an illness fetches it anew. */
export const renewSickness = (): Promise<void> => renew(contract.getSickness);
