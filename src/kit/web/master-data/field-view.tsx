import { Fact, Facts } from "#kit/ui/facts/facts.tsx";
import { ColorDot } from "#kit/ui/tag/color-dot.tsx";
import { useFormat } from "../format/format.ts";
import { useLanguage } from "../language-store.ts";
import { useTexts } from "../texts.ts";
import { fieldText } from "./field-text.ts";
import type { AnyEntry, MasterScreens } from "./master-screens.ts";
import { texts } from "./text.ts";
import { useMasterWords } from "./use-master-words.ts";

interface Given {
	readonly screens: MasterScreens;
	/** Field or computed value. */
	readonly name: string;
	readonly item: AnyEntry;
}

/** A value of an entry, as list and detail show it. */
export function FieldView({ screens, name, item }: Given) {
	const { yes, no, none } = useTexts(texts);
	const words = useMasterWords(screens);
	const format = useFormat();
	const language = useLanguage();
	const View = screens.views[name];
	if (View !== undefined) return <View item={item} />;
	const field = screens.data.fields[name];
	const own = screens.texts[name];
	const text =
		own?.(item, language) ?? fieldText(item[name], { name, field, words, format, yes, no });
	if (field?.kind === "COLOR" && text !== "") {
		return (
			<span className="master-color">
				<ColorDot color={text} />
				{text}
			</span>
		);
	}
	return <>{text === "" ? none : text}</>;
}

interface FactsGiven {
	readonly screens: MasterScreens;
	readonly item: AnyEntry;
	/** Fields and computed values. */
	readonly names: readonly string[];
}

/** Values of an entry with what they are called. */
export function FieldFacts({ screens, item, names }: FactsGiven) {
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
