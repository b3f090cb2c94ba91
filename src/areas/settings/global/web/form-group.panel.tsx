import { useState } from "react";
import type { PanelProps } from "#kit/ui/panel-stack/define-panel.ts";
import { PanelFrame } from "#kit/ui/panel-stack/panel-frame.tsx";
import { EmptyState } from "#kit/ui/state/empty-state.tsx";
import { ErrorState } from "#kit/ui/state/error-state.tsx";
import { ApiError } from "#kit/web/api-error.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useApi } from "#kit/web/use-api.ts";
import type { formGroupParams } from "../contract/setting-keys.ts";
import { contract } from "../contract.ts";
import { texts } from "../text.ts";
import { SettingForm } from "./setting-form.tsx";
import type { ChosenPlace } from "./setting-place.tsx";

/** The form of one group; which place it is about can be chosen inside. */
export default function FormGroupPanel({
	group,
	scope = "GLOBAL",
	placeId,
	close,
}: PanelProps<typeof formGroupParams>) {
	const t = useTexts(texts);
	const { title } = t.settings[group];
	const [place, setPlace] = useState<ChosenPlace>({ scope, placeId: placeId ?? null });
	const { data, error, isPending, refetch } = useApi(contract.getSettingGroup, {
		key: group,
		scope: place.scope,
		...(place.placeId === null ? {} : { placeId: place.placeId }),
	});
	if (isPending) return <PanelFrame title={title} isLoading />;
	if (data === undefined) {
		const isGone = error instanceof ApiError && error.status === 404;
		return (
			<PanelFrame title={title}>
				{isGone ? (
					<EmptyState text={t.form.gone} />
				) : (
					<ErrorState text={t.form.notLoaded} onRetry={() => void refetch()} />
				)}
			</PanelFrame>
		);
	}
	return (
		<SettingForm
			// another place, and what was just saved, begin anew
			key={`${data.placeId}.${data.own?.id}.${data.effective.origin.placeId}`}
			shown={data}
			setPlace={setPlace}
			close={close}
		/>
	);
}
