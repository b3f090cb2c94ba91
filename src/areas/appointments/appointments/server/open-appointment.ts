import { todayOf, visibleOrAll, visibleUnits } from "#areas/staff/user-roles/server/public.ts";
import type { PermissionLevel } from "#domain/access/permission-level.ts";
import { commonRefusals } from "#kit/contract/refusal.ts";
import type { ReadContext, WriteContext } from "#kit/server/http/context.ts";
import { refuse } from "#kit/server/refusals/refuse.ts";
import { rowsOf } from "#kit/server/rows-of.ts";
import { appointmentSubscribed } from "../contract.ts";
import { appointmentScope, permission } from "./appointment-scope.ts";
import {
	type AppointmentKey,
	type DetailScope,
	holdAppointment,
	type OneAppointment,
	oneAppointment,
} from "./sql/detail.ts";

export function detailScope(
	context: Pick<ReadContext, "tenantId" | "session" | "now">,
): DetailScope {
	const { session } = context;
	const today = todayOf(context);
	return {
		...appointmentScope(context),
		writable: visibleOrAll(session, permission, "WRITE", today),
		deletable: visibleOrAll(session, permission, "FULL", today),
		writableUnits: visibleUnits(session, permission, "WRITE"),
		deletableUnits: visibleUnits(session, permission, "FULL"),
	};
}

/** One appointment or series for those who may read it; of whom it is seen alone it is forbidden, to all others there is none. */
export async function readAppointment(
	context: ReadContext,
	key: AppointmentKey,
): Promise<OneAppointment> {
	const [row] = await context.once<OneAppointment>(oneAppointment(detailScope(context), key));
	return demanded(row, "READ");
}

/** The same to be changed: it is held until the transaction ends. */
export async function holdForChange(
	context: WriteContext,
	key: AppointmentKey,
	level: "READ" | "WRITE" | "FULL",
): Promise<OneAppointment> {
	const { tx, tenantId } = context;
	await holdAppointment(tx, tenantId, key);
	const [row] = await rowsOf<OneAppointment>(tx, oneAppointment(detailScope(context), key));
	return demanded(row, level);
}

function demanded(row: OneAppointment | undefined, level: PermissionLevel): OneAppointment {
	if (row === undefined || !(row.isOpen || row.isSeen)) return refuse(commonRefusals.notFound);
	if (row.calendarName !== null && row.isOpen && level !== "READ") refuse(appointmentSubscribed);
	const mayDo = { READ: row.isOpen, WRITE: row.mayWrite, FULL: row.mayDelete };
	const isGranted = mayDo[level as keyof typeof mayDo];
	return isGranted ? row : refuse(commonRefusals.forbidden, { permission, level });
}
