import { Button, SegmentedControl, Switch } from "@mantine/core";
import { useId } from "react";
import { DialogFrame } from "../../ui/dialog/dialog-frame.tsx";
import { showDialog } from "../../ui/dialog/dialog-store.ts";
import { updateSettings, useSettings } from "../settings/settings-store.ts";
import { texts as german } from "../text.de.ts";
import { texts as english } from "../text.en.ts";
import { useTexts } from "../texts.ts";
import "./display-dialog.css";

const zooms = [80, 90, 100, 110, 125, 150];

/** Language, theme, contrast, zoom and hour format; each change shows at once. */
export function openDisplayDialog(): void {
	void showDialog<null>((answer) => (
		<DisplayDialog onClose={() => answer(null)} />
	));
}

function DisplayDialog({ onClose }: { readonly onClose: () => void }) {
	const t = useTexts(german, english).display;
	const { layout, region } = useSettings();
	const contrastId = useId();
	return (
		<DialogFrame
			title={t.title}
			onCancel={onClose}
			footer={<Button onClick={onClose}>{t.close}</Button>}
		>
			<div className="display-rows">
				<Choice
					label={t.language}
					value={region.language}
					options={[
						{ value: "de-DE", label: t.german },
						{ value: "en-EN", label: t.english },
					]}
					onChange={(language) => updateSettings({ region: { language } })}
				/>
				<Choice
					label={t.theme}
					value={layout.theme}
					options={[
						{ value: "light", label: t.light },
						{ value: "dark", label: t.dark },
					]}
					onChange={(theme) => updateSettings({ layout: { theme } })}
				/>
				<Choice
					label={t.hourFormat}
					value={region.hourFormat}
					options={[
						{ value: "TIME", label: t.time },
						{ value: "DECIMAL", label: t.decimal },
					]}
					onChange={(hourFormat) => updateSettings({ region: { hourFormat } })}
				/>
				<Choice
					label={t.zoom}
					value={String(layout.browserZoom)}
					options={zooms.map((zoom) => ({
						value: String(zoom),
						label: `${zoom} %`,
					}))}
					onChange={(zoom) =>
						updateSettings({ layout: { browserZoom: Number(zoom) } })
					}
				/>
				<label htmlFor={contrastId}>{t.contrast}</label>
				<Switch
					id={contrastId}
					checked={layout.contrast}
					onChange={(event) =>
						updateSettings({
							layout: { contrast: event.currentTarget.checked },
						})
					}
				/>
			</div>
		</DialogFrame>
	);
}

interface ChoiceGiven<Value extends string> {
	readonly label: string;
	readonly value: Value;
	readonly options: readonly {
		readonly value: Value;
		readonly label: string;
	}[];
	readonly onChange: (value: Value) => void;
}

function Choice<Value extends string>(given: ChoiceGiven<Value>) {
	return (
		<>
			<span aria-hidden>{given.label}</span>
			<SegmentedControl
				aria-label={given.label}
				size="xs"
				value={given.value}
				data={[...given.options]}
				onChange={(value) => given.onChange(value as Value)}
			/>
		</>
	);
}
