/** A unit as an import finds it by name. */
export interface KnownUnit {
	readonly id: string;
	readonly parentId: string | null;
	readonly name: string;
	readonly depth: number;
	readonly isEnabled: boolean;
	/** Of the nearest site above or at it. */
	readonly siteId: string | null;
	/** Whether the importing person may write there. */
	readonly isOpen: boolean;
}

export type FoundUnit =
	| { readonly unit: KnownUnit }
	| { readonly code: "UNKNOWN_UNIT" | "AMBIGUOUS_UNIT" | "UNIT_DISABLED" | "UNIT_OUT_OF_SCOPE" };

/** Finds units by their names: alone where it is the only one, else with those above. */
export class UnitIndex {
	readonly #byId: ReadonlyMap<string, KnownUnit>;
	readonly #byName: ReadonlyMap<string, readonly KnownUnit[]>;

	constructor(units: readonly KnownUnit[]) {
		this.#byId = new Map(units.map((unit) => [unit.id, unit]));
		this.#byName = Map.groupBy(units, ({ name }) => folded(name));
	}

	get(id: string): KnownUnit | undefined {
		return this.#byId.get(id);
	}

	/** The unit with those above it, from the inside out. */
	above(id: string): string[] {
		const unit = this.#byId.get(id);
		if (unit === undefined) return [];
		return [id, ...(unit.parentId === null ? [] : this.above(unit.parentId))];
	}

	/**
	 * Units that one may not write to are answered like missing ones, unless their name is all that stands for them.
	 *
	 * @param text a name, or a path such as "Haus Nord / Pflege / Station 1"
	 */
	find(text: string): FoundUnit {
		const path = pathOf(text);
		const last = path.at(-1);
		const all = (last === undefined ? [] : (this.#byName.get(last) ?? [])).filter((unit) =>
			this.#liesIn(unit, path.slice(0, -1)),
		);
		const open = all.filter(({ isOpen }) => isOpen);
		if (open.length === 0) return { code: all.length > 0 ? "UNIT_OUT_OF_SCOPE" : "UNKNOWN_UNIT" };
		const enabled = open.filter(({ isEnabled }) => isEnabled);
		if (enabled.length > 1) return { code: "AMBIGUOUS_UNIT" };
		const [unit] = enabled;
		return unit === undefined ? { code: "UNIT_DISABLED" } : { unit };
	}

	/** The unit of this name right below another. */
	child(parentId: string, name: string): KnownUnit | undefined {
		return this.#byName.get(folded(name))?.find((unit) => unit.parentId === parentId);
	}

	/** Names above may be left out in between. */
	#liesIn(unit: KnownUnit, path: readonly string[]): boolean {
		let above = path.length;
		let at = unit.parentId;
		while (above > 0 && at !== null) {
			const parent = this.#byId.get(at);
			if (parent === undefined) break;
			if (folded(parent.name) === path[above - 1]) above--;
			at = parent.parentId;
		}
		return above === 0;
	}
}

/** Names are compared without regard to case and outer spaces. */
export function folded(name: string): string {
	return name.trim().replace(/\s+/g, " ").toLowerCase();
}

/** Example: "Haus Nord > Pflege" → haus nord, pflege. */
export function pathOf(text: string): string[] {
	return text
		.split(/\s*[>\\]\s*|\s+\/\s+|\/(?=\S)/)
		.map(folded)
		.filter((name) => name !== "");
}
