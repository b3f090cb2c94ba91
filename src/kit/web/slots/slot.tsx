import { ErrorBoundary } from "../../ui/state/error-boundary.tsx";
import { type LazyPart, lazyPart } from "../../ui/state/lazy-part.tsx";
import type { SlotComponent } from "./define-slots.ts";
import { type ComponentPlace, useSlotComponents } from "./slots-store.ts";

interface Given {
	readonly place: ComponentPlace | { readonly section: string };
	/** Handed to every component of the place. */
	readonly props?: Readonly<Record<string, unknown>>;
}

/** Shows what other features have added here. One that breaks vanishes without taking the place with it. */
export function Slot({ place, props = {} }: Given) {
	return useSlotComponents(place).map((entry) => {
		const { Part } = partOf(entry);
		return (
			<ErrorBoundary key={entry.id} fallback={() => null}>
				<Part props={props} fallback={null} />
			</ErrorBoundary>
		);
	});
}

type SlotProps = Readonly<Record<string, unknown>>;
const parts = new Map<SlotComponent, LazyPart<SlotProps>>();

function partOf(entry: SlotComponent): LazyPart<SlotProps> {
	// what a place hands over is agreed between the two features
	const load = entry.load as unknown as Parameters<
		typeof lazyPart<SlotProps>
	>[0];
	const known = parts.get(entry) ?? lazyPart(load);
	parts.set(entry, known);
	return known;
}
