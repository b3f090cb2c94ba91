import type { RequestContext } from "#kit/server/http/context.ts";
import { networkOf, surroundingsOf } from "#kit/server/http/limits/network-of.ts";

/** Of the network that counts as one address. */
export function addressHash({ address, services }: RequestContext): Buffer {
	return services.secrets.keyedHash(`address:${networkOf(address)}`);
}

/** For the trace of sign-ins: enough to see that it came from elsewhere, too little to find a household. */
export const truncatedAddress = surroundingsOf;
