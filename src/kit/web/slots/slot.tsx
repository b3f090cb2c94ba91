import { ErrorBoundary } from "#kit/ui/state/error-boundary.tsx";
import { type LazyCode, lazyCode } from "#kit/ui/state/lazy-code.ts";
import { LazyPart } from "#kit/ui/state/lazy-part.tsx";
import type { SlotComponent, Slots } from "./define-slots.ts";
import { type ComponentPlace, useSlotComponents } from "./slots-store.ts";

interface Given {
	readonly place: ComponentPlace | { readonly section: string };
	/** Handed to every component of the place. */
	readonly props?: Readonly<Record<string, unknown>>;
}

/** Shows what other features have added here. One that breaks vanishes without taking the place with it. */
export function Slot({ place, props = {} }: Given) {
	return useSlotComponents(place).map((entry) => {
		const code = partOf(entry);
		return (
			<ErrorBoundary key={entry.id} fallback={() => null}>
				<LazyPart code={code} props={props} fallback={null} failed={() => null} />
			</ErrorBoundary>
		);
	});
}

/** Has the parts of the frame at hand before it is shown, so that nothing moves when they come. */
export async function preloadSlots(slots: readonly Slots[]): Promise<void> {
	const entries = slots.flatMap(({ siteSwitch = [], topBar = [] }) => [...siteSwitch, ...topBar]);
	await Promise.allSettled(entries.map((entry) => partOf(entry).preload()));
}

type SlotProps = Readonly<Record<string, unknown>>;
const parts = new Map<SlotComponent, LazyCode<SlotProps>>();

function partOf(entry: SlotComponent): LazyCode<SlotProps> {
	// what a place hands over is agreed between the two features
	const load = entry.load as unknown as Parameters<typeof lazyCode<SlotProps>>[0];
	const known = parts.get(entry) ?? lazyCode(load);
	parts.set(entry, known);
	return known;
}
