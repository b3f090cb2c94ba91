import { dayOfIso } from "../time/iso-day.ts";
import { type KnownUnit, UnitIndex } from "./unit-index.ts";

export const today = dayOfIso("2026-11-21");

function unit(
	id: string,
	parentId: string | null,
	depth: number,
	rest: Partial<KnownUnit> = {},
): KnownUnit {
	return { id, parentId, name: id, depth, isEnabled: true, siteId: "site", isOpen: true, ...rest };
}

export const units = new UnitIndex([
	unit("Firma", null, 0, { siteId: null }),
	unit("Nord", "Firma", 1),
	unit("Süd", "Firma", 1),
	unit("n1", "Nord", 2, { name: "Pflege" }),
	unit("s1", "Süd", 2, { name: "Pflege" }),
	unit("Küche", "Süd", 2),
	unit("Labor", "Süd", 2, { isEnabled: false }),
	unit("Geheim", "Firma", 1, { isOpen: false }),
]);
