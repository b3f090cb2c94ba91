import type { Traces } from "#kit/contract/traces.ts";
import { texts } from "./text.ts";

export const traces: Traces = {
	entities: {
		// the person who names the provider can sign in as anybody
		sso_provider: {
			title: ["Single Sign-on", "Single sign-on"],
			key: "access.defaults",
			reach: "COMPANY",
		},
	},
	fields: {
		issuer: ["Adresse des Anbieters", "Issuer"],
		clientId: texts.pairs.edit.clientId,
		domains: ["Domains", "Domains"],
		isSecretNew: ["Neues Geheimnis", "New secret"],
	},
	values: texts.pairs.kinds,
};
