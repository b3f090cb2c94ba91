import { commonRefusals } from "#kit/contract/refusal.ts";
import type { Handler } from "#kit/server/http/serve.ts";
import { startJob } from "#kit/server/jobs/start-job.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import type { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { demandProof } from "./demand-proof.ts";
import { demandMonths } from "./proof-facts.ts";
import { proofPackJob } from "./proof-pack-job.ts";
import { readProvedPerson } from "./sql.ts";

export const startProofPack: Handler<typeof contract.startProofPack> = async (context, input) => {
	const { tx, tenantId, session, language } = context;
	demandMonths(input);
	await demandProof(tx, context, input.userId);
	const person =
		(await readProvedPerson(tx, tenantId, input.userId)) ?? refuse(commonRefusals.notFound);
	const values = { asked: input, session: { ...session } };
	const title = texts[language].job(`${person.lastName}, ${person.firstName}`);
	return { jobId: await startJob(tx, context, proofPackJob, values, title) };
};
