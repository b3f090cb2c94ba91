/**
 * Runs while the start is still on its way, for people who are signed in: the first use of Intl makes the browser read
 * its tables, which takes a slow computer longer than drawing the page.
 */
new Intl.DateTimeFormat("de-DE").format();
new Intl.NumberFormat("de-DE").format(1);
