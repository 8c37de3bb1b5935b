import { chromium } from "@playwright/test";
const b=await chromium.launch({executablePath:"/usr/bin/chromium",args:["--no-sandbox"]});
const p=await b.newPage(); p.on("console",m=>console.log("C",m.text())); p.on("pageerror",e=>console.log("E",e)); p.on("request",r=>{if(/\.data|document/.test(r.url()+r.resourceType()))console.log(r.resourceType(),r.url())});
await p.goto("http://127.0.0.1:4188/privacy"); await p.waitForSelector("html[data-hydrated]"); await p.waitForTimeout(500);
console.log(await p.evaluate(()=>performance.getEntriesByType("resource").length));
await p.evaluate(()=>document.querySelector('header a[href="/contact-us"]').click());
await p.waitForTimeout(2500); console.log(p.url(), await p.locator("h1").allTextContents());
await b.close();
