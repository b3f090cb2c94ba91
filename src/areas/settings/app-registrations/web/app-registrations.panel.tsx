import { IconQrcode, IconTrash } from "@tabler/icons-react";
import { useMemo } from "react";
import type { AnswerOf } from "#kit/contract/endpoint.ts";
import type { Words } from "#kit/contract/texts.ts";
import { AddButton } from "#kit/ui/add-button.tsx";
import { column } from "#kit/ui/data-grid/column/column.tsx";
import type { RowAction } from "#kit/ui/data-grid/grid-actions.ts";
import { confirm } from "#kit/ui/dialog/confirm.ts";
import { openPanel } from "#kit/ui/panel-stack/open-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { exportList } from "#kit/web/export/export-list.ts";
import { ServerGrid } from "#kit/web/grid/server-grid.tsx";
import { historyAction } from "#kit/web/master-data/history-action.ts";
import { useMay } from "#kit/web/session/session-store.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { settingsAppRegistrationCreate, settingsAppRegistrationQr } from "./panels.ts";

type Registration = AnswerOf<typeof contract.listAppRegistrations>["items"][number];

/** All devices, those that work first. */
export default function AppRegistrationsPanel() {
	const t = useTexts(texts).list;
	const columns = useMemo(() => columnsOf(t), [t]);
	const actionsOf = useRowActions(t);
	const mayWrite = useMay("apikeys.manage", "WRITE");
	const create = mayWrite && (
		<AddButton
			size="xs"
			label={t.create}
			onClick={() => openPanel(settingsAppRegistrationCreate, {}, { stack: "sub" })}
		/>
	);
	return (
		<PanelFrame>
			<ServerGrid
				id="settings.app-registrations"
				label={t.title}
				endpoint={contract.listAppRegistrations}
				topics={["APPREGISTRATIONS"]}
				onExport={exportList}
				columns={columns}
				search={t.search}
				height="content"
				empty={{ text: t.empty, action: create }}
				tools={create}
				rowActions={actionsOf}
			/>
		</PanelFrame>
	);
}

function useRowActions(t: Words<typeof texts>["list"]) {
	const mayRead = useMay("apikeys.manage", "READ");
	const mayWrite = useMay("apikeys.manage", "WRITE");
	const mayRevoke = useMay("apikeys.manage", "FULL");
	const { mutate } = useAction(contract.deleteAppRegistration, {
		context: t.revoke,
		renews: [contract.listAppRegistrations],
	});
	const revoke = async ({ id, device }: Registration) => {
		const answer = await confirm({
			title: t.revokeTitle,
			text: t.revokeText(device),
			checkbox: t.confirm,
			confirm: t.revoke,
			danger: true,
		});
		if (answer !== null) mutate({ id });
	};
	const all: RowAction<Registration>[] = [
		...(mayWrite ? [{ id: "qr", label: t.qr, icon: IconQrcode, run: showQr }] : []),
		...(mayRevoke
			? [
					{
						id: "revoke",
						label: t.revoke,
						icon: IconTrash,
						isDanger: true,
						run: (row: Registration) => void revoke(row),
					},
				]
			: []),
	];
	return ({ id, state }: Registration) => [
		...(mayRead ? historyAction("app_registration", id) : []),
		...(state === "REVOKED" ? [] : all),
	];
}

function showQr({ id }: Registration): void {
	openPanel(settingsAppRegistrationQr, { id }, { stack: "sub" });
}

function columnsOf(t: Words<typeof texts>["list"]) {
	return [
		column.user<Registration>({
			id: "person",
			title: t.person,
			value: ({ user }) => user,
			hideable: false,
		}),
		column.fill<Registration>({ id: "device", title: t.device, value: ({ device }) => device }),
		column.options<Registration>({
			id: "state",
			title: t.state,
			width: 110,
			value: ({ state }) => state,
			options: (["OPEN", "PAIRED", "REVOKED"] as const).map((value) => ({
				value,
				label: t.states[value],
			})),
		}),
		column.datetime<Registration>({
			id: "pairedAt",
			title: t.pairedAt,
			value: ({ pairedAt }) => pairedAt,
		}),
	];
}
