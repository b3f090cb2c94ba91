import * as z from "zod/mini";
import { audit } from "#kit/server/audit.ts";
import { FileWriter } from "#kit/server/files/file-writer.ts";
import { defineJob, type JobContext } from "#kit/server/jobs/define-job.ts";
import { sessionOfToday } from "#kit/server/jobs/session-of-today.ts";
import { writePdf } from "#kit/server/pdf/write-pdf.ts";
import { Refused } from "#kit/server/refusals/refuse.ts";
import { contract, proofEntity } from "../contract.ts";
import { texts } from "../text.ts";
import { demandProof } from "./demand-proof.ts";
import type { DrawnChanges } from "./draw-changes.ts";
import { drawProof } from "./draw-proof.ts";
import { daysOf, type ProofAsked, type ProofFacts } from "./proof-facts.ts";
import { readProvedPerson } from "./sql.ts";

/** Makes a proof pack with the rights of the person who asked as they are now. Cut off, it begins again. */
export const proofPackJob = defineJob({
	kind: "proof-pack",
	input: z.object({
		asked: contract.startProofPack.input,
		session: z.record(z.string(), z.unknown()),
	}),
	async run(context, { asked, session }) {
		const facts = await factsOf(context, asked, session);
		const { count, pages } = await writeFile(context, facts);
		const { userId, fromMonth, toMonth, purpose } = asked;
		await context.transaction((tx) =>
			audit(tx, facts.reader, {
				...{ entity: proofEntity, entityId: context.jobId, subjectUserId: userId, action: "made" },
				after: { fromMonth, toMonth, purpose, pages },
			}),
		);
		await context.log("INFO", texts[context.language].done(pages, count));
	},
});

async function factsOf(
	context: JobContext,
	asked: ProofAsked,
	stored: Readonly<Record<string, unknown>>,
): Promise<ProofFacts> {
	const { tenantId, now, language } = context;
	const session = await sessionOfToday(context, stored);
	const reader = { tenantId, session, now, language, siteFilter: null };
	const person = await context
		.transaction(async (tx) => {
			await demandProof(tx, reader, asked.userId);
			return readProvedPerson(tx, tenantId, asked.userId);
		})
		.catch((error) => {
			if (error instanceof Refused) return undefined;
			throw error;
		});
	if (person === undefined) return context.fail(texts[language].forbidden);
	return { asked, person, reader, ...daysOf(asked) };
}

async function writeFile(context: JobContext, facts: ProofFacts) {
	const { reader, person, from, to } = facts;
	const { language, now, session, tenantId } = reader;
	const name = `${person.lastName}, ${person.firstName}`;
	const title = `${texts[language].paper.title} ${name} ${from} – ${to}`;
	const file = { name: `${title}.pdf`, mediaType: "application/pdf" };
	const writer = await FileWriter.open(context, { ownerId: session.userId, ...file });
	let drawn: DrawnChanges | undefined;
	let pages = 0;
	try {
		await context.services.database.snapshot(tenantId, async (tx) => {
			const pieces = writePdf({ title, language, now }, async function* (paper) {
				drawn = yield* drawProof(paper, tx, context, facts);
				pages = paper.pages;
			});
			for await (const piece of pieces) await writer.write(piece);
		});
		await context.deliver(await writer.finish());
	} catch (error) {
		await writer.discard();
		throw error;
	}
	return { count: drawn?.count ?? 0, pages };
}
