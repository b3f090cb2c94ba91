import type { Language } from "#kit/contract/language.ts";
import { type Traces, tracesOf } from "#kit/contract/traces.ts";
import type { Feature } from "./http/application.ts";
import { serve } from "./http/serve.ts";

/** The files of a feature that the server reads, each where it is needed; paths within the feature's folder. */
export const featureFiles = {
	routes: "server/routes.ts",
	jobs: "server/jobs.ts",
	mail: "server/mail.ts",
	notices: "server/notices.ts",
	exports: "server/exports.ts",
	figures: "server/figures.ts",
	imports: "server/imports.ts",
	text: "text.ts",
	contract: "contract.ts",
	traces: "traces.ts",
} as const;

type WithErrors = { readonly errors?: object };

/** What those files export. */
export interface FeatureModules {
	readonly routes?: Partial<Pick<Feature, "routes">>;
	readonly jobs?: Partial<Pick<Feature, "jobs" | "crons">>;
	readonly mail?: Partial<Pick<Feature, "mails">>;
	readonly notices?: Partial<Pick<Feature, "notices">>;
	readonly exports?: Partial<Pick<Feature, "listExports">>;
	readonly figures?: Partial<Pick<Feature, "figures">>;
	readonly imports?: Partial<Pick<Feature, "imports" | "table">>;
	readonly text?: {
		readonly texts: Readonly<Record<Language, WithErrors>> & { readonly pairs: object };
	};
	/** Its master data is found by the lists of it. */
	readonly contract?: { readonly contract?: object };
	readonly traces?: { readonly traces: Traces };
}

export function featureOf(modules: FeatureModules): Feature {
	const { routes, jobs, mail, notices, exports, figures, imports, text } = modules;
	return {
		routes: routes?.routes ?? serve({}, {}),
		errors: {
			"de-DE": text?.texts["de-DE"].errors ?? {},
			"en-EN": text?.texts["en-EN"].errors ?? {},
		},
		jobs: jobs?.jobs ?? [],
		crons: jobs?.crons ?? [],
		mails: mail?.mails ?? [],
		notices: notices?.notices ?? [],
		listExports: exports?.listExports ?? {},
		figures: figures?.figures,
		imports: imports?.imports ?? [],
		table: imports?.table,
		traces: tracesOf(modules),
	};
}
