import type { LocalDay } from "../time/quantities.ts";
import type { ImportFault, ImportLine, ImportMapping } from "./import-fields.ts";
import { CellReader } from "./read-cells.ts";
import { folded, pathOf, type UnitIndex } from "./unit-index.ts";

/** The company is at depth 0. */
const deepest = 15;

export type PlannedUnit = { readonly line: number } & (
	| { readonly action: "FAULTY"; readonly faults: readonly ImportFault[] }
	| { readonly action: "UNCHANGED"; readonly unitId: string }
	| {
			readonly action: "NEW";
			readonly name: string;
			/** A known unit, or the line that makes it. */
			readonly parent: { readonly id: string } | { readonly line: number };
			readonly depth: number;
	  }
);

interface Entry {
	readonly line: number;
	readonly name: string;
	readonly path: readonly string[];
	readonly cells: CellReader;
	/** Undefined until it is resolved; null while it is being. */
	result?: PlannedUnit | null;
}

interface Facts {
	readonly units: UnitIndex;
	/** Below which units without a parent come; null where they need one. */
	readonly defaultUnitId: string | null;
	readonly mapping: ImportMapping;
	readonly today: LocalDay;
}

/**
 * What an import of units does. Parents may stand in the file, before or after their children, or be known; a unit that
 * exists at its place already stays as it is, none is moved.
 */
export function planUnits(lines: readonly ImportLine[], facts: Facts): PlannedUnit[] {
	const entries = lines.map((line) => read(line, facts));
	const tree = new UnitTree(entries, facts);
	return entries.map((entry) => tree.resolve(entry));
}

function read(line: ImportLine, { mapping, today }: Facts): Entry {
	const cells = new CellReader(line, mapping, today);
	const name = cells.needed("name", 200);
	return { line: line.line, name, path: pathOf(cells.text("parent", 500)), cells };
}

class UnitTree {
	readonly #facts: Facts;
	readonly #byName: ReadonlyMap<string, readonly Entry[]>;
	readonly #taken = new Map<string, number>();

	constructor(entries: readonly Entry[], facts: Facts) {
		this.#facts = facts;
		this.#byName = Map.groupBy(entries, ({ name }) => folded(name));
	}

	resolve(start: Entry): PlannedUnit {
		// parents first, without recursion: a file may hold a chain of any length
		const chain: Entry[] = [];
		for (let entry: Entry | undefined = start; entry !== undefined; ) {
			if (entry.result !== undefined) {
				if (entry.result === null) markCycle(chain, entry);
				break;
			}
			entry.result = null;
			chain.push(entry);
			entry = this.#parentEntry(entry);
		}
		for (const entry of chain.reverse()) entry.result ??= this.#place(entry);
		return start.result as PlannedUnit;
	}

	/** The parent that the file itself makes; undefined where it is known, missing or ambiguous. */
	#parentEntry(entry: Entry): Entry | undefined {
		const [found, another] = this.#candidates(entry);
		return another === undefined ? found : undefined;
	}

	#candidates({ path }: Entry): readonly Entry[] {
		const last = path.at(-1);
		const named = last === undefined ? [] : (this.#byName.get(last) ?? []);
		const above = path.at(-2);
		return above === undefined ? named : named.filter((one) => one.path.at(-1) === above);
	}

	#place(entry: Entry): PlannedUnit {
		const { cells, line, name } = entry;
		const parent = this.#parent(entry);
		if (parent === undefined || cells.faults.length > 0) return faulty(entry);
		if (parent.depth + 1 > deepest) {
			cells.fault("parent", "TOO_DEEP", name);
			return faulty(entry);
		}
		const key = `${parent.key}\n${folded(name)}`;
		const before = this.#taken.get(key);
		if (before !== undefined) {
			cells.fault("name", "TWICE_IN_FILE", String(before));
			return faulty(entry);
		}
		this.#taken.set(key, line);
		const known = "id" in parent.place ? this.#facts.units.child(parent.place.id, name) : undefined;
		if (known !== undefined) return { line, action: "UNCHANGED", unitId: known.id };
		return { line, action: "NEW", name, parent: parent.place, depth: parent.depth + 1 };
	}

	#parent(entry: Entry) {
		const { units, defaultUnitId } = this.#facts;
		const candidates = this.#candidates(entry);
		if (candidates.length > 1) {
			entry.cells.fault("parent", "AMBIGUOUS_UNIT", entry.path.join(" / "));
			return undefined;
		}
		const [made] = candidates;
		if (made !== undefined) return ofEntry(entry, made, units);
		if (entry.path.length === 0) {
			if (defaultUnitId !== null) return ofKnown(units, defaultUnitId);
			entry.cells.fault("parent", "MISSING");
			return undefined;
		}
		const found = units.find(entry.path.join(" / "));
		if ("unit" in found) return ofKnown(units, found.unit.id);
		entry.cells.fault("parent", found.code, entry.path.join(" / "));
		return undefined;
	}
}

function ofEntry(entry: Entry, made: Entry, units: UnitIndex) {
	const result = made.result;
	if (result?.action === "UNCHANGED") return ofKnown(units, result.unitId);
	if (result?.action === "NEW") {
		const { line, depth } = result;
		return { key: `line ${line}`, depth, place: { line } };
	}
	const isCycle = entry.cells.faults.some(({ code }) => code === "CYCLE");
	if (!isCycle) entry.cells.fault("parent", "PARENT_FAULTY", String(made.line));
	return undefined;
}

function ofKnown(units: UnitIndex, id: string) {
	const unit = units.get(id);
	if (unit === undefined) return undefined;
	return { key: id, depth: unit.depth, place: { id } };
}

/** Everything from the entry that was met again to the end of the chain lies below itself. */
function markCycle(chain: readonly Entry[], met: Entry): void {
	for (const entry of chain.slice(chain.indexOf(met))) {
		entry.cells.fault("parent", "CYCLE", entry.name);
		entry.result = faulty(entry);
	}
}

function faulty({ line, cells }: Entry): PlannedUnit {
	return { line, action: "FAULTY", faults: cells.faults };
}
