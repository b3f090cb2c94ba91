import { toast } from "#kit/ui/toast/toast.ts";
import { texts } from "../text.ts";
import { currentTexts } from "../texts.ts";
import { eachRow, tellOutcome } from "./each-row.ts";

interface Given<Row> {
	readonly rows: readonly Row[];
	/** How the person knows it. */
	readonly nameOf: (row: Row) => string;
	readonly change: (row: Row) => Promise<unknown>;
	/** Title of the message about those it was not possible for. */
	readonly title: string;
	/** Fetches anew what is shown, before any message. */
	readonly renew: () => Promise<unknown>;
	/** Message when all were changed, e.g. "3 Kunden geändert"; of entries unless given. */
	readonly done?: (count: number) => string;
}

/** Changes one by one, a few at a time; what could not be changed is listed at the end, with the reason of each. */
export async function changeMany<Row>(given: Given<Row>): Promise<void> {
	const { bulkChange, bulkChanged } = currentTexts(texts).errors;
	const outcome = await eachRow(given.rows, given.change);
	await given.renew();
	const isTold = await tellOutcome(outcome, { ...given, refused: bulkChange });
	if (isTold) return;
	const { done = bulkChanged } = given;
	toast({ type: "positive", title: done(outcome.done.length) });
}

interface DeleteManyGiven<Row> {
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
export async function deleteMany<Row>(given: DeleteManyGiven<Row>): Promise<Outcome<Row>> {
	const outcome = await eachRow(given.rows, given.remove);
	const { bulkDelete } = currentTexts(texts).errors;
	await tellOutcome(outcome, { ...given, refused: bulkDelete });
	return { deleted: outcome.done, kept: outcome.kept };
}
