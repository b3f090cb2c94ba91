import { page } from "vitest/browser";
import { defaultLanguage } from "#kit/contract/language.ts";
import { dropDialogs } from "#kit/ui/dialog/dialog-store.ts";
import { setUpPanels, showPanels } from "#kit/ui/panel-stack/panel-stack.ts";
import { nothingOpen } from "#kit/ui/panel-stack/panel-state.ts";
import { toastStore } from "#kit/ui/toast/toast.ts";
import { setServerTime } from "#kit/web/clock.ts";
import { forgetWaiting } from "#kit/web/errors/server-not-found.ts";
import { languageStore } from "#kit/web/language-store.ts";
import { queryClient } from "#kit/web/query-client.ts";
import { forgetCheck } from "#kit/web/session/check-session.ts";
import { sessionStore } from "#kit/web/session/session-store.ts";
import { parseSettings } from "#kit/web/settings/client-settings.ts";
import { settingsStore } from "#kit/web/settings/settings-store.ts";

/**
 * Before each file of web tests: files share a page and its storage one after the other, and what one kept there (the
 * language, a toast, an open panel, a width) would be another's beginning, depending on the order. It is the same noon for each,
 * whatever day the tests run on.
 */
// as a browser is opened for tests
await page.viewport(414, 896);
setServerTime("2026-11-21T12:00:00.000Z");
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
delete document.documentElement.dataset.contrast;
dropDialogs();
setUpPanels({ panels: [] });
showPanels(nothingOpen);
toastStore.set([]);
sessionStore.set(null);
settingsStore.set(parseSettings({}));
languageStore.set(defaultLanguage);
queryClient.clear();
forgetCheck();
forgetWaiting();
