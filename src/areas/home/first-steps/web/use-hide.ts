import { putSetting } from "#kit/contract/settings.ts";
import { toast } from "#kit/ui/toast/toast.ts";
import { useTexts } from "#kit/web/texts.ts";
import { useAction } from "#kit/web/use-api.ts";
import { contract, hiddenKey } from "../contract.ts";
import { texts } from "../text.ts";

/** Takes the steps off the dashboard of the signed-in person, or puts them there again. */
export function useHide(onDone?: () => void) {
	const t = useTexts(texts);
	const action = useAction(putSetting, {
		context: t.saving,
		renews: [contract.getFirstSteps],
		...(onDone && { onDone }),
	});
	const hide = (isHidden: boolean) =>
		action.mutate(
			{ scope: "WEBAPP", key: hiddenKey, value: isHidden },
			{
				onSuccess: () =>
					toast(
						isHidden
							? { type: "info", title: t.hidden, text: t.hiddenWhere, timeout: 8000 }
							: { type: "positive", title: t.shown },
					),
			},
		);
	return { hide, isBusy: action.isPending };
}
