import { type ComponentType, lazy, Suspense } from "react";
import { ErrorBoundary } from "../../ui/state/error-boundary.tsx";
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
		const Content = contentOf(entry);
		return (
			<ErrorBoundary key={entry.id} fallback={() => null}>
				<Suspense fallback={null}>
					<Content {...props} />
				</Suspense>
			</ErrorBoundary>
		);
	});
}

type SlotContent = ComponentType<Readonly<Record<string, unknown>>>;
const contents = new Map<SlotComponent, SlotContent>();

function contentOf(entry: SlotComponent): SlotContent {
	const known = contents.get(entry);
	if (known !== undefined) return known;
	const made = lazy(
		entry.load as unknown as () => Promise<{ default: SlotContent }>,
	) as unknown as SlotContent;
	contents.set(entry, made);
	return made;
}
