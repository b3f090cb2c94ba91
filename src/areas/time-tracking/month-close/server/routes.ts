import { serve } from "#kit/server/http/serve.ts";
import { contract } from "../contract.ts";
import { closeMonths } from "./close-months.ts";
import { getFrozenDay } from "./get-frozen-day.ts";
import { getMonthComparison } from "./get-month-comparison.ts";
import { listLateBookings, settleLateBooking } from "./late-bookings.ts";
import { listMonthCloses } from "./list-month-closes.ts";
import { reopenMonth } from "./reopen-month.ts";

export const routes = serve(contract, {
	listMonthCloses,
	closeMonths,
	getMonthComparison,
	getFrozenDay,
	reopenMonth,
	listLateBookings,
	settleLateBooking,
});
