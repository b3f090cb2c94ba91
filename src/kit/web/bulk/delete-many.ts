import { texts } from "../text.ts";
import { currentTexts } from "../texts.ts";
import { eachRow } from "./each-row.ts";
import { tellOutcome } from "./tell-outcome.ts";

interface Given<Row> {
	readonly rows: readonly Row[];
	/** How the person knows it. */
	readonly nameOf: (row: Row) => string;
	readonly remove: (row: Row) => Promise<unknown>;
	/** Title of the message. */
	readonly title: string;
}

interface Outcome<Row> {
	readonly deleted: readonly Row[];
	readonly kept: readonly Row[];
}

/**
 * Deletes one by one, a few at a time. What could not be deleted is listed at the end, with the reason of each; what the
 * whole session or connection stops ends it at once.
 */
export async function deleteMany<Row>(given: Given<Row>): Promise<Outcome<Row>> {
	const outcome = await eachRow(given.rows, given.remove);
	const { bulkDelete } = currentTexts(texts).errors;
	await tellOutcome(outcome, { ...given, refused: bulkDelete });
	return { deleted: outcome.done, kept: outcome.kept };
}
