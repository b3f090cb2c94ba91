import * as z from "zod/mini";
import { civilDay, id } from "#kit/contract/fields.ts";
import { definePanel } from "#kit/ui/panel-stack/define-panel.ts";

/** Whose bookings, and of which days at first: of the last two weeks unless given. */
export const historyParams = z.object({
	userId: id,
	from: z.optional(civilDay),
	to: z.optional(civilDay),
});

/** One's own is open to everybody; of others the server shows what their permissions let them see. */
export const usersBookingHistory = definePanel({
	id: "users.booking-history",
	title: ["Buchungsverlauf", "Booking history"],
	params: historyParams,
	width: { percent: 90, max: 1200 },
	stack: "overlay",
	features: ["USERS", "TIMETRACKINGS"],
	load: () => import("./users-booking-history.panel.tsx"),
});
