import { IconFileSearch } from "@tabler/icons-react";
import { useState } from "react";
import { mostWageText, type WageFormat, wageFormats } from "#domain/wage-file/wage-file-input.ts";
import { Section } from "#kit/ui/facts/section.tsx";
import { SegmentedField } from "#kit/ui/field/choice/segmented-field.tsx";
import { DropZone } from "#kit/ui/field/drop-zone.tsx";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { LoadingState } from "#kit/ui/state/loading-state.tsx";
import { toast } from "#kit/ui/toast/toast.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { type ReadWageFile, readWageFile } from "./read-wage-file.ts";
import { WageFindings } from "./wage-findings.tsx";
import "./wage-file-check.css";

/** Looks through a wage file of whichever system; nothing of it is kept. */
export default function WageFileCheckPanel() {
	const t = useTexts(texts).check;
	const [file, setFile] = useState<ReadWageFile>();
	const check = useAction(contract.checkWageFile, { quiet: true });
	const look = (read: ReadWageFile) => {
		setFile(read);
		check.mutate({ format: read.format, text: read.text });
	};
	const take = async (given: File) => {
		if (given.size > mostWageText) toast({ type: "negative", title: t.tooLarge });
		else look(await readWageFile(given));
	};
	return (
		<PanelFrame>
			<p className="wage-check-about">{t.about}</p>
			<DropZone
				icon={IconFileSearch}
				label={t.choose}
				drag={t.drag}
				hint={t.hint}
				accept=".txt,.csv,.dat"
				onFile={(given) => void take(given)}
			/>
			{file !== undefined && (
				<Section title={file.name}>
					<FormatChoice value={file.format} onChange={(format) => look({ ...file, format })} />
					{file.isUtf8 && <p className="wage-check-coding">{t.utf8}</p>}
					{check.isPending && <LoadingState />}
					{check.isError && <ErrorState text={t.failed} onRetry={() => look(file)} />}
					{check.data !== undefined && (
						<WageFindings key={file.format} file={file} findings={check.data.findings} />
					)}
				</Section>
			)}
		</PanelFrame>
	);
}

interface ChoiceGiven {
	readonly value: WageFormat;
	readonly onChange: (format: WageFormat) => void;
}

/** Taken from the file at first. */
function FormatChoice({ value, onChange }: ChoiceGiven) {
	const t = useTexts(texts).check;
	return (
		<SegmentedField<WageFormat>
			label={t.format}
			value={value}
			onChange={onChange}
			options={wageFormats.map((format) => ({ value: format, label: t.formats[format] }))}
		/>
	);
}
