import { ProviderButtons } from "#areas/session/single-sign-on/web/public.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import { useTexts } from "#kit/web/texts.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";

interface Given {
	readonly logins: AnswerOf<(typeof contract)["getTenantInfo"]>["logins"];
	readonly isPersistent: boolean;
}

/** The providers that the tenant has switched on, parted from the fields below; nothing where there are none. */
export function ProviderChoice({ logins, isPersistent }: Given) {
	const t = useTexts(texts).credentials;
	const providers = logins.flatMap(({ id, name, url }) =>
		id === "MANUAL" || url === null ? [] : [{ id, name, url }],
	);
	if (providers.length === 0) return null;
	return (
		<>
			<ProviderButtons providers={providers} isPersistent={isPersistent} />
			<p className="entry-or">{t.or}</p>
		</>
	);
}
