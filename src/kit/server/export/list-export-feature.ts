import { startListExport as startListExportEndpoint } from "#kit/contract/list-export.ts";
import type { Feature } from "../http/application.ts";
import { serve } from "../http/serve.ts";
import type { ListExports } from "./list-export.ts";
import { listExportJob } from "./list-export-job.ts";
import { startListExport } from "./start-list-export.ts";

const contract = { startListExport: startListExportEndpoint } as const;

/** One operation for the lists of all features. */
export function listExportFeature(features: readonly Feature[]): Feature {
	const lists: ListExports = new Map(
		features.flatMap(({ listExports }) => Object.entries(listExports ?? {})),
	);
	const job = listExportJob(lists);
	return {
		routes: serve(contract, { startListExport: startListExport(lists, job) }),
		errors: { "de-DE": {}, "en-EN": {} },
		jobs: [job],
	};
}
