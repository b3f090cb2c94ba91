import type { SsoKind } from "#areas/session/single-sign-on/contract/sso-kinds.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useApiForm } from "#kit/web/form/use-api-form.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { issuerFault } from "../contract/issuer-fault.ts";
import { contract, ssoProviders } from "../contract.ts";
import { texts } from "../text.ts";

const { putSsoProvider, listSsoProviders } = contract;

export type Provider = AnswerOf<typeof listSsoProviders>["providers"][number];

interface Values {
	readonly issuer: string;
	readonly clientId: string;
	/** Empty keeps the one that is stored. */
	readonly clientSecret: string;
	/** As typed, with commas. */
	readonly domains: string;
	readonly isEnabled: boolean;
}

export function useProviderForm(kind: SsoKind, provider: Provider | undefined): Form<Values> {
	const { edit: t } = useTexts(texts);
	return useApiForm<Values, typeof putSsoProvider>({
		draftKey: `settings.sso-provider-edit:${kind}`,
		secrets: ["clientSecret"],
		initial: {
			issuer: provider?.issuer ?? (kind === "GOOGLE" ? "https://accounts.google.com" : ""),
			clientId: provider?.clientId ?? "",
			clientSecret: "",
			domains: provider?.domains.join(", ") ?? "",
			isEnabled: provider?.isEnabled ?? true,
		},
		version: provider?.version ?? 0,
		fields: useRules(kind, provider),
		endpoint: putSsoProvider,
		input: ({ clientSecret, domains, ...values }, version = 0) => ({
			...values,
			kind,
			domains: domainsOf(domains),
			version,
			...(clientSecret !== "" && { clientSecret }),
		}),
		context: t.saving,
		renews: [listSsoProviders],
		reload: () => renew(listSsoProviders),
	});
}

function useRules(kind: SsoKind, provider: Provider | undefined): FormRules<Values> {
	const { edit: t, errors, issuerFaults } = useTexts(texts);
	const isNew = provider === undefined;
	const { input: domains } = ssoProviders.declaration.fields.domains;
	return {
		issuer: {
			label: t.issuer,
			required: true,
			help: t.issuerHelp[kind],
			check: (issuer) => {
				// whether one on its own machine will do is for the server to say
				const found = issuerFault(kind, issuer.trim(), true);
				return found && issuerFaults[found];
			},
		},
		clientId: { label: t.clientId, required: true, help: t.clientIdHelp },
		clientSecret: {
			label: t.secret,
			help: isNew ? t.secretHelp : t.secretKept,
			check: (secret) => (isNew && secret === "" ? errors.SSO_SECRET_MISSING : undefined),
		},
		domains: {
			label: t.domains,
			required: true,
			help: t.domainsHelp,
			check: (text) => (domains.safeParse(domainsOf(text)).success ? undefined : t.noDomain),
		},
		isEnabled: { label: t.isEnabled },
	};
}

/** Example: `"Klinikum.example, @haus.example"` → `["klinikum.example", "haus.example"]` */
export function domainsOf(text: string): string[] {
	const names = text
		.toLowerCase()
		.split(/[\s,;]+/)
		.map((name) => name.replace(/^@/, ""))
		.filter((name) => name !== "");
	return [...new Set(names)];
}
