import { jobLimits } from "#kit/contract/limits.ts";

/** What the operator set in `JOBS_AT_ONCE` and `JOBS_PER_TENANT`. */
export function configuredJobs(env: NodeJS.ProcessEnv) {
	return {
		atOnce: whole("JOBS_AT_ONCE", env.JOBS_AT_ONCE, jobLimits.atOnce),
		ofTenant: whole("JOBS_PER_TENANT", env.JOBS_PER_TENANT, jobLimits.ofTenant),
	};
}

function whole(name: string, text: string | undefined, usual: number): number {
	if (text === undefined || text === "") return usual;
	if (!/^[1-9]\d?$/.test(text)) throw new Error(`${name} must be a number from 1 to 99.`);
	return Number(text);
}
