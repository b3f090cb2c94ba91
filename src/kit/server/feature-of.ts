import type { Feature } from "./http/application.ts";
import { serve } from "./http/serve.ts";

/** The files of a feature that the server reads, each where it is needed; paths within the feature's folder. */
export const featureFiles = {
	routes: "server/routes.ts",
	jobs: "server/jobs.ts",
	mail: "server/mail.ts",
	exports: "server/exports.ts",
	de: "text.de.ts",
	en: "text.en.ts",
} as const;

type Texts = { readonly texts: { readonly errors?: Record<string, string> } };

/** What those files export. */
export interface FeatureModules {
	readonly routes?: Partial<Pick<Feature, "routes">>;
	readonly jobs?: Partial<Pick<Feature, "jobs" | "crons">>;
	readonly mail?: Partial<Pick<Feature, "mails">>;
	readonly exports?: Partial<Pick<Feature, "listExports">>;
	readonly de?: Texts;
	readonly en?: Texts;
}

export function featureOf(modules: FeatureModules): Feature {
	const { routes, jobs, mail, exports, de, en } = modules;
	return {
		routes: routes?.routes ?? serve({}, {}),
		errors: { de: de?.texts.errors ?? {}, en: en?.texts.errors ?? {} },
		jobs: jobs?.jobs ?? [],
		crons: jobs?.crons ?? [],
		mails: mail?.mails ?? [],
		listExports: exports?.listExports ?? {},
	};
}
