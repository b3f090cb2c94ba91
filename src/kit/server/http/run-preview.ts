import type { Endpoint } from "#kit/contract/endpoint.ts";
import { type FigurePreview, previewOf } from "#kit/contract/figure-preview.ts";
import { markPreview } from "../figures/is-preview.ts";
import { askSession, type SessionRow } from "../session.ts";
import type { RequestContext } from "./context.ts";
import { type Entrance, tokenOf } from "./entrance.ts";
import { openWrite, type WriteUseCase } from "./run-write.ts";
import type { Routes } from "./serve.ts";

/** Stands in the place of a use case: what is to be rolled back after it was looked at. */
export interface Previewed {
	readonly previewed: WriteUseCase;
}

/** The operations of a feature, and to each that moves figures the one that says how. */
export function withPreviews({ contract, handlers }: Routes): Routes {
	const moving = Object.entries(contract).filter(([, { movesFigures }]) => movesFigures);
	const previews = moving.map(
		([name, endpoint]) => [previewOf(endpoint), { previewed: handlers[name] }] as const,
	);
	return {
		contract: {
			...contract,
			...Object.fromEntries(previews.map(([preview]) => [preview.operationId, preview])),
		},
		handlers: {
			...handlers,
			...Object.fromEntries(previews.map(([preview, one]) => [preview.operationId, one])),
		},
	};
}

/** Nothing that a change would announce or do afterwards happens. */
const nothingAfter = { announce: () => {}, afterCommit: () => {} };

/**
 * Makes the change by its own use case, looks at what days come to, and takes all of it back; what they come to without it
 * is computed afterwards, when nobody waits any more.
 */
export async function runPreview(
	entrance: Entrance,
	endpoint: Endpoint,
	{ previewed }: Previewed,
	base: RequestContext,
): Promise<FigurePreview> {
	const { database, figures } = entrance.services;
	const token = await tokenOf(entrance, endpoint, base);
	const asked = askSession(token, base.now);
	const compare = await database.rolledBackAfter<SessionRow, () => Promise<FigurePreview>>(
		asked.statement,
		async (tx, [row]) => {
			markPreview(tx);
			const session = asked.sessionOf(row);
			const opened = { endpoint, base, token, after: nothingAfter, tx, session };
			const { context, input } = await openWrite(entrance, opened);
			await previewed(context, input);
			return figures.preview(context);
		},
	);
	return compare();
}
