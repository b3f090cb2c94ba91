import type { Tx } from "#kit/server/database/tenant-transaction.ts";
import type { Session } from "#kit/server/session.ts";
import { demandUnits } from "./demand-units.ts";

type Needed = Omit<Parameters<typeof demandUnits>[2], "unitIds"> & {
	readonly unitId: string;
};

/** Refuses where the session does not hold a level of a key at a unit: as missing what one may not see at all. */
export function demandUnit(tx: Tx, session: Session, { unitId, ...needed }: Needed): Promise<void> {
	return demandUnits(tx, session, { ...needed, unitIds: [unitId] });
}
