import { dayOfIso, isoOfDay } from "#domain/time/iso-day.ts";
import { addMonths } from "#domain/time/month.ts";
import type { ListExportRequest } from "#kit/contract/list-export.ts";
import type { ListExport } from "#kit/server/export/list-export.ts";
import type { ScheduledReport } from "../contract.ts";

/** Whether a list is asked for a range of months. */
export function isOfMonths({ endpoint }: ListExport): boolean {
	const { shape } = endpoint.input as { readonly shape?: Readonly<Record<string, unknown>> };
	return shape !== undefined && "fromMonth" in shape && "toMonth" in shape;
}

/**
 * What is asked on a day: so many months until the last one that is over.
 *
 * @param today civil day
 */
export function requestOn(
	request: ListExportRequest,
	months: number | null,
	today: string,
): ListExportRequest {
	if (months === null) return request;
	const written = (back: number) => isoOfDay(addMonths(dayOfIso(today), -back)).slice(0, 7);
	const { filter } = request;
	return { ...request, filter: { ...filter, fromMonth: written(months), toMonth: written(1) } };
}

type Traced = Pick<ScheduledReport, "name" | "months" | "dayOfMonth" | "delivery">;

export function traceOf({ name, months, dayOfMonth, delivery }: Traced) {
	return { name, months, dayOfMonth, delivery };
}
