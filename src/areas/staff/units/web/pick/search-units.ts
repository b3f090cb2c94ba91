import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { paletteMatches } from "#kit/web/shell/palette/palette-matches.ts";
import type { PaletteSearch } from "#kit/web/slots/define-slots.ts";
import { unitsDetail } from "../panels.ts";
import { fetchUnits } from "./known-units.ts";

/** Units of the current site by name; each says what it lies in. */
const searchUnits: PaletteSearch = async (query) => {
	const units = await fetchUnits();
	const names = new Map(units.map(({ id, name }) => [id, name]));
	const parents = new Map(
		units.map(({ id, parentId }) => [`unit-${id}`, names.get(parentId ?? "")]),
	);
	const entries = units.map(({ id, name }) => ({
		id: `unit-${id}`,
		label: name,
		run: () => openPanel(unitsDetail, { unitId: id }),
	}));
	// what it lies in is said, but not searched
	return paletteMatches(entries, query).map((entry) => ({
		...entry,
		detail: parents.get(entry.id) ?? "",
	}));
};

export default searchUnits;
