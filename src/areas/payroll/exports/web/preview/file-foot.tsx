import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { wageFileCheck } from "#areas/payroll/wage-files/web/panels.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { api } from "#kit/web/api.ts";
import { attempt } from "#kit/web/attempt.ts";
import { useMayGlobally } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { renew } from "#kit/web/use-api.ts";
import { contract } from "../../contract.ts";
import { texts } from "../../text.ts";
import { wageExportConfig } from "../panels.ts";
import type { ExportPreview } from "./file-view.tsx";

interface Given {
	readonly file: ExportPreview;
	readonly configId: string;
	readonly month: string;
}

/** Ways to the check and the wage types; the file is made once what stays behind is known. */
export function FileFoot({ file, configId, month }: Given) {
	const t = useTexts(texts).make;
	const mayWrite = useMayGlobally("payroll.manage", "WRITE");
	const { sha256, counts } = file;
	const [acceptedOf, setAccepted] = useState<string | null>(null);
	const isAccepted = counts.omitted === 0 || (sha256 !== null && acceptedOf === sha256);
	const make = () =>
		attempt({
			context: t.failed,
			done: t.done,
			renew: renewFiles,
			act: () =>
				api(contract.createPayrollExport, {
					...{ configId, month, sha256: sha256 ?? "" },
					acceptOmitted: counts.omitted > 0,
				}),
		});
	const isSettledAlone = sha256 === null && counts.omitted === 0 && counts.settled > 0;
	return (
		<>
			<span className="wage-foot-ways">
				<Button variant="default" onClick={() => openPanel(wageFileCheck, {})}>
					{t.check}
				</Button>
				<Button variant="default" onClick={() => openPanel(wageExportConfig, { id: configId })}>
					{t.mapping}
				</Button>
			</span>
			{mayWrite && sha256 !== null && counts.omitted > 0 && (
				<Checkbox
					label={t.accept(counts.omitted)}
					checked={isAccepted}
					onChange={({ currentTarget }) => setAccepted(currentTarget.checked ? sha256 : null)}
				/>
			)}
			{mayWrite && isSettledAlone && <SettleButton {...{ configId, month }} />}
			{mayWrite && !isSettledAlone && (
				<Button disabled={sha256 === null || !isAccepted} onClick={() => void make()}>
					{t.make}
				</Button>
			)}
		</>
	);
}

/** Where payroll gets nothing of a month, the month is done without a file. */
function SettleButton({ configId, month }: Pick<Given, "configId" | "month">) {
	const t = useTexts(texts).make;
	const act = () => api(contract.settlePayrollExport, { configId, month });
	const settle = () => attempt({ context: t.settle, done: t.settled, renew: renewFiles, act });
	return <Button onClick={() => void settle()}>{t.settle}</Button>;
}

/** Whatever shows files is asked for again. */
export async function renewFiles(): Promise<void> {
	const shown = [
		...[contract.previewPayrollExport, contract.listPayrollExports],
		contract.getPayrollExportPeople,
	];
	await Promise.all(shown.map((endpoint) => renew(endpoint)));
}
