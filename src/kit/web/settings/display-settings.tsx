import { SegmentedControl, Switch } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { texts } from "../text.ts";
import { useTexts } from "../texts.ts";
import { updateSettings, useSettings } from "./settings-store.ts";
import "#kit/ui/field/field.css";
import "./display-settings.css";

const zooms = [80, 90, 100, 110, 125, 150];

interface Given {
	/** Further rows below: a label, and what is chosen beside it. */
	readonly children?: ReactNode;
}

/** Language, theme, contrast, zoom, hour format and what lists begin with; each change shows at once and is saved. */
export function DisplaySettings({ children }: Given) {
	const t = useTexts(texts).display;
	const { layout, region, filter } = useSettings();
	const contrastId = useId();
	const archivedId = useId();
	return (
		<div className="display-rows">
			<ChoiceRow
				label={t.language}
				value={region.language}
				options={[
					{ value: "de-DE", label: t.german },
					{ value: "en-EN", label: t.english },
				]}
				onChange={(language) => updateSettings({ region: { language } })}
			/>
			<ChoiceRow
				label={t.theme}
				value={layout.theme}
				options={[
					{ value: "light", label: t.light },
					{ value: "dark", label: t.dark },
				]}
				onChange={(theme) => updateSettings({ layout: { theme } })}
			/>
			<label htmlFor={contrastId}>{t.contrast}</label>
			<Switch
				id={contrastId}
				checked={layout.contrast}
				onChange={({ currentTarget: { checked: contrast } }) =>
					updateSettings({ layout: { contrast } })
				}
			/>
			<ChoiceRow
				label={t.zoom}
				value={String(layout.browserZoom)}
				options={zooms.map((zoom) => ({ value: String(zoom), label: `${zoom} %` }))}
				onChange={(zoom) => updateSettings({ layout: { browserZoom: Number(zoom) } })}
			/>
			<ChoiceRow
				label={t.hourFormat}
				value={region.hourFormat}
				options={[
					{ value: "TIME", label: t.time },
					{ value: "DECIMAL", label: t.decimal },
				]}
				onChange={(hourFormat) => updateSettings({ region: { hourFormat } })}
			/>
			<label htmlFor={archivedId}>{t.archived}</label>
			<Switch
				id={archivedId}
				checked={filter.showDisabled}
				onChange={({ currentTarget: { checked: showDisabled } }) =>
					updateSettings({ filter: { showDisabled } })
				}
			/>
			{children}
		</div>
	);
}

interface ChoiceGiven<Value extends string> {
	readonly label: string;
	readonly value: Value;
	readonly options: readonly { readonly value: Value; readonly label: string }[];
	readonly onChange: (value: Value) => void;
}

/** One of a few, beside its name. */
function ChoiceRow<Value extends string>(given: ChoiceGiven<Value>) {
	return (
		<>
			<span aria-hidden>{given.label}</span>
			<SegmentedControl
				aria-label={given.label}
				size="xs"
				className="segmented"
				value={given.value}
				data={[...given.options]}
				onChange={(value) => given.onChange(value as Value)}
			/>
		</>
	);
}
