import { sql } from "kysely";
import { kindTable } from "#kit/server/kind-record/kind-table.ts";
import { ssoProviders } from "../contract.ts";

/** Ways to a provider that are under way go with it. */
export const providerTable = kindTable("sso_provider", ssoProviders, {
	sealed: { clientSecret: "secret_sealed" },
	extra: {
		people: sql`(select count(distinct l.user_id)::int from user_login l
			where l.tenant_id = m.tenant_id and l.provider = m.kind and l.external_subject is not null)`,
	},
});
