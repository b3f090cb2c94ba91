import type { FigurePreview } from "#kit/contract/figure-preview.ts";
import type { WriteContext } from "../http/context.ts";

/**
 * Who knows what days of people come to. The kit only knows which operations move them; the feature that computes days
 * exports this from its `server/figures.ts`.
 */
export interface FigureChanges {
	/**
	 * After a change that will be rolled back: reads whose days it reaches and what they come to.
	 *
	 * @returns compares it with what they come to without the change; to be called once that is rolled back
	 */
	preview(context: WriteContext): Promise<() => Promise<FigurePreview>>;
	/** After a change that stays: computes few days at once, many by a job of the person who made the change. */
	keepCurrent(context: WriteContext): Promise<void>;
}

/** Where no feature computes days, nothing changes. */
export const noFigures: FigureChanges = {
	preview: async () => async () => noChange,
	keepCurrent: async () => {},
};

export const noChange: FigurePreview = {
	people: 0,
	days: 0,
	from: null,
	to: null,
	keptMonths: 0,
	checkedPeople: 0,
	checkedDays: 0,
	changedPeople: 0,
	changedDays: 0,
	changedFrom: null,
	changedTo: null,
	examples: [],
};
