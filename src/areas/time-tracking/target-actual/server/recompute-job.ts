import { nothing } from "../../../../kit/contract/fields.ts";
import { defineJob } from "../../../../kit/server/jobs/define-job.ts";
import { settleStale } from "./settle-days.ts";
import { countStale } from "./sql/stale.ts";

/** Computes all days that wait, in steps of their own: whoever stops it loses nothing, the rest goes on waiting. */
export const recomputeJob = defineJob({
	kind: "recompute-days",
	input: nothing,
	async run(context) {
		const { tenantId } = context;
		const count = () => context.transaction((tx) => countStale(tx, tenantId));
		const all = await count();
		for (let done = 0; ; ) {
			const settled = await context.transaction((tx) =>
				settleStale(tx, tenantId),
			);
			if (settled === 0) return;
			done += settled;
			await context.progress(Math.min(99, (100 * done) / Math.max(1, all)));
		}
	},
});
