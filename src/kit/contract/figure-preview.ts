import * as z from "zod/mini";
import type { Endpoint } from "./endpoint.ts";
import { civilDay, id } from "./fields.ts";
import { refusal } from "./refusal.ts";

const count = z.int();
const minutes = z.int();

/** A day as it comes to before or after a change; minutes. */
const dayFigures = z.object({
	targetMinutes: minutes,
	workedMinutes: minutes,
	creditMinutes: minutes,
	actualMinutes: minutes,
	balanceMinutes: minutes,
	overtimeMinutes: minutes,
	pauseMinutes: minutes,
	/** Of all special accounts together. */
	accountMinutes: minutes,
	violations: count,
});
export type PreviewFigures = z.output<typeof dayFigures>;

/** What a change would do to the figures of people, without doing it. */
export const figurePreview = z.object({
	/** Whose days are computed anew, and how many days; those of closed months are not among them. */
	people: count,
	days: count,
	/** The first and the last of those days; null where there are none. */
	from: z.nullable(civilDay),
	to: z.nullable(civilDay),
	/** Closed months of people that stay as they are. */
	keptMonths: count,
	/** How many of these people and days were computed for this answer: all of them, or a sample. */
	checkedPeople: count,
	checkedDays: count,
	/** Of those that were computed: whose figures become others, and on how many days. */
	changedPeople: count,
	changedDays: count,
	/** The first and the last day that changes among those that were computed. */
	changedFrom: z.nullable(civilDay),
	changedTo: z.nullable(civilDay),
	/** Some of the changed days, of people whose times the caller may see. */
	examples: z.array(
		z.object({
			user: z.object({ id, firstName: z.string(), lastName: z.string() }),
			day: civilDay,
			before: dayFigures,
			after: dayFigures,
		}),
	),
});
export type FigurePreview = z.output<typeof figurePreview>;

/** The preview took too long, or waited for somebody else's change; the change itself may be made all the same. */
export const previewTooLong = refusal("RuleViolation", "PREVIEW_TOO_LONG");

export type PreviewOf<E extends Endpoint> = Omit<
	Endpoint<E["input"], typeof figurePreview>,
	"method"
> & { readonly method: "POST" };

/** The operation that says what an operation with `movesFigures` would do; all of its input stands in the body. */
export function previewOf<E extends Endpoint>(endpoint: E): PreviewOf<E> {
	const { operationId, access, input, refusals, bodyLimit } = endpoint;
	return {
		operationId: `preview${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}`,
		method: "POST",
		path: `/api/previews/${operationId}`,
		summary: `What ${operationId} would change of people's figures; nothing is changed`,
		access,
		input,
		answer: figurePreview,
		refusals: [...refusals, previewTooLong],
		...(bodyLimit !== undefined && { bodyLimit }),
	};
}
