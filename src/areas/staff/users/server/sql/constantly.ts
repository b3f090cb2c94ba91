import { type RawBuilder, sql } from "kysely";

export function constantly(value: boolean): RawBuilder<boolean> {
	return value ? sql<boolean>`true` : sql<boolean>`false`;
}
