import { IconX } from "@tabler/icons-react";
import { AddButton } from "#kit/ui/add-button.tsx";
import { TextField } from "#kit/ui/field/text-field.tsx";
import { IconButton } from "#kit/ui/icon-button.tsx";
import type { MasterInputProps } from "#kit/web/master-data/master-screens.ts";
import { useTexts } from "#kit/web/texts.ts";
import { texts } from "../text.ts";
import "./qualifications.css";

const most = 20;

/** Names of the levels, the lowest first. */
export function LevelsInput({ label, value, onChange, error }: MasterInputProps<string[]>) {
	const t = useTexts(texts).levels;
	return (
		<fieldset className="master-group">
			<legend>{label}</legend>
			<p>{t.help}</p>
			<ol className="level-inputs">
				{value.map((name, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: a level is its place in the list
					<li key={index}>
						<TextField
							label={t.level(index + 1)}
							value={name}
							required
							maxLength={60}
							validate={error !== undefined}
							onChange={(next) => onChange(value.with(index, next))}
						/>
						{value.length > 1 && (
							<IconButton
								icon={IconX}
								label={t.remove(index + 1)}
								onClick={() => onChange(value.toSpliced(index, 1))}
							/>
						)}
					</li>
				))}
			</ol>
			{error !== undefined && <p role="alert">{error}</p>}
			{value.length < most && (
				<AddButton
					label={t.add}
					size="xs"
					variant="default"
					onClick={() => onChange([...value, ""])}
				/>
			)}
		</fieldset>
	);
}

export function LevelsView({ item: { levels } }: { item: { readonly levels: readonly string[] } }) {
	const t = useTexts(texts).levels;
	if (levels.length === 0) return <>{t.none}</>;
	return <>{levels.map((name, index) => `${index + 1} ${name}`).join("\n")}</>;
}
