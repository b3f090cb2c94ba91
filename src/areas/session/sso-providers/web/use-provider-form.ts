import { useState } from "react";
import type { SsoKind } from "#areas/session/single-sign-on/contract.ts";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import type { Form } from "#kit/ui/form/form-given.ts";
import type { FormRules } from "#kit/ui/form/form-rules.ts";
import { useForm } from "#kit/ui/form/use-form.ts";
import { api } from "#kit/web/api.ts";
import { ApiError } from "#kit/web/api-error.ts";
import { handleError } from "#kit/web/errors/handle-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { issuerFault } from "../contract/issuer-fault.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";

export type Provider = AnswerOf<typeof contract.listSsoProviders>["providers"][number];

interface Values {
	readonly issuer: string;
	readonly clientId: string;
	/** As typed, with commas. */
	readonly domains: string;
	readonly isEnabled: boolean;
}

interface ProviderForm {
	readonly form: Form<Values>;
	readonly secret: {
		readonly value: string;
		readonly fault: string | undefined;
		readonly set: (value: string) => void;
	};
}

/** The secret is kept in memory only, never among the drafts of this browser. */
export function useProviderForm(kind: SsoKind, provider: Provider | undefined): ProviderForm {
	const t = useTexts(texts);
	const [value, setValue] = useState("");
	const [fault, setFault] = useState<string>();
	const form = useForm<Values>({
		draftKey: `settings.sso-provider-edit:${kind}`,
		initial: initialOf(kind, provider),
		version: provider?.version ?? 0,
		fields: rulesOf(kind, t),
		save: async ({ domains, ...values }, version = 0) => {
			if (version === 0 && value === "") throw new SecretMissing();
			await api(contract.putSsoProvider, {
				...values,
				kind,
				domains: domainsOf(domains),
				version,
				...(value === "" ? {} : { clientSecret: value }),
			});
			void renew(contract.listSsoProviders);
		},
		onFailure: (error) => {
			const isSecret =
				error instanceof SecretMissing ||
				(error instanceof ApiError && error.code === "SSO_SECRET_MISSING");
			if (isSecret) setFault(t.errors.SSO_SECRET_MISSING);
			else handleError(error, { context: t.edit.saving });
		},
		reload: () => renew(contract.listSsoProviders),
	});
	const set = (next: string) => {
		setFault(undefined);
		setValue(next);
	};
	return { form, secret: { value, fault, set } };
}

/** Said at the field itself. */
class SecretMissing extends Error {}

function initialOf(kind: SsoKind, provider: Provider | undefined): Values {
	return {
		issuer: provider?.issuer ?? (kind === "GOOGLE" ? "https://accounts.google.com" : ""),
		clientId: provider?.clientId ?? "",
		domains: provider?.domains.join(", ") ?? "",
		isEnabled: provider?.isEnabled ?? true,
	};
}

function rulesOf(kind: SsoKind, { edit: t, issuerFaults }: Words<typeof texts>): FormRules<Values> {
	const domain = contract.putSsoProvider.input.shape.domains;
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
		domains: {
			label: t.domains,
			required: true,
			help: t.domainsHelp,
			check: (text) => (domain.safeParse(domainsOf(text)).success ? undefined : t.noDomain),
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
