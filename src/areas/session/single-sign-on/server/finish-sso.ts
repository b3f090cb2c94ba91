import type { PublicContext } from "#kit/server/http/context.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { hashOfSecret } from "#kit/server/secrets.ts";
import { type contract, noCode } from "../contract.ts";
import { issuerOfAttempt } from "./sql.ts";
import { bindBrowser, isBoundTo, tenantOfState } from "./sso-cookie.ts";

/**
 * The provider's answer on its way to the page that signs in with it. Whether the answer is good is decided there; here
 * only what the page's address cannot carry is checked: the issuer's name, and that it is the browser that was sent.
 */
export const finishSso: Handler<typeof contract.finishSso> = async (context, input) => {
	const { state } = input;
	const isFine =
		input.error === undefined &&
		isBoundTo(context, state) &&
		(await isFromIssuer(context, state, input.iss));
	const code = (isFine ? input.code : undefined) || noCode;
	if (isFine) bindBrowser(context, state, code);
	const path = [code, state].map(encodeURIComponent).join("/");
	return context.reply.redirect(`/login-sso/${path}`, 303);
};

/** A provider that names itself must be the one that was asked; not all do. */
async function isFromIssuer(
	{ services }: PublicContext,
	state: string,
	issuer: string | undefined,
): Promise<boolean> {
	if (issuer === undefined) return true;
	const tenant = await tenantOfState(services, state);
	if (tenant === undefined) return false;
	const { tenantId } = tenant;
	const asked = await services.database.transaction(tenantId, (tx) =>
		issuerOfAttempt(tx, tenantId, hashOfSecret(state)),
	);
	return asked !== undefined && isSameIssuer(asked, issuer);
}

/** As addresses: the person who configured the provider may have left out, or added, the slash at the end of its host. */
function isSameIssuer(one: string, other: string): boolean {
	if (!URL.canParse(one) || !URL.canParse(other)) return false;
	return new URL(one).href === new URL(other).href;
}
