import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { FieldView } from "./field-view.tsx";
import type { AnyEntry, MasterScreens } from "./master-screens.ts";
import { useMasterWords } from "./use-master-words.ts";

interface Given {
	readonly screens: MasterScreens;
	readonly item: AnyEntry;
	/** Fields and computed values. */
	readonly names: readonly string[];
}

/** Values of an entry with what they are called. */
export function FieldFacts({ screens, item, names }: Given) {
	const words = useMasterWords(screens);
	return (
		<Facts>
			{names.map((name) => {
				const Own = screens.facts[name];
				return (
					<Fact key={name} label={words.fields[name] ?? words.extra?.[name] ?? name}>
						{Own === undefined ? (
							<FieldView screens={screens} name={name} item={item} />
						) : (
							<Own item={item} />
						)}
					</Fact>
				);
			})}
		</Facts>
	);
}
