import * as z from "zod/mini";
import type { Feature } from "#kit/server/http/application.ts";
import { serve } from "#kit/server/http/serve.ts";
import { defineJob } from "#kit/server/jobs/define-job.ts";

/** Waits for ever in the first run, as if its work were long; ends in the second, after a crash. */
export const slowJob = defineJob({
	kind: "test-slow",
	input: z.object({}),
	async run(context) {
		await context.log("INFO", context.restarted ? "weiter" : "Anfang");
		await context.progress(context.restarted ? 60 : 30);
		if (!context.restarted) await new Promise(() => {});
	},
});

export const slowFeature: Feature = {
	routes: serve({}, {}),
	errors: { "de-DE": {}, "en-EN": {} },
	jobs: [slowJob],
};
